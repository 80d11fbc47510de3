import type { Caller } from './exchange.ts';

/** A situation waiting for a person, with the waiting exchange if there is one. */
export interface Hold {
  /** The situation's id, such as `8412.0`. */
  readonly situation: string;
  readonly exchange: string;
  readonly index: number;
  /** How many situations its exchange holds, and how many of them are decided. */
  readonly of: number;
  readonly decided: number;
  readonly protocol: string;
  readonly sourceId: string;
  readonly asked: string;
  readonly from: string;
  /** How many candidates are wanted. */
  readonly wanted: number;
  readonly caller: Caller;
  readonly heldAt: number;
  /** `waiting` for a person; `released` and waiting for the rest of its batch; `left` when the caller is gone. */
  readonly state: 'waiting' | 'released' | 'left';
  /** The status that is already out; null before. */
  readonly committedStatus: number | null;
  readonly patience: Patience;
  /** When the caller is likely to give up; null where it is kept alive or its patience is unknown. */
  readonly deadlineAt: number | null;
  /** Null before the first draft. */
  readonly draft: Draft | null;
}

/** What a person has typed so far: one JSON text a candidate. */
export interface Draft {
  /** Rises by one with every save. */
  readonly revision: number;
  readonly candidates: readonly string[];
  readonly savedAt: number;
}

/** How long a caller is known to wait. */
export interface Patience {
  /** Milliseconds of silence after which it gives up; null where unknown. */
  readonly silenceMs: number | null;
  /** How that is known, such as `python-requests waits 360 s of silence`. */
  readonly because: string;
}

/** A program that calls, and how long it waits. */
export interface KnownCaller {
  /** How its User-Agent begins, whatever the case. */
  readonly agent: string;
  readonly patience: Patience;
}

/**
 * What is known of a caller's patience, by its User-Agent: from its contract's own callers, else from
 * programs at large. Source: ARCHITECTURE, "Holding".
 */
export function describePatience(userAgent: string | null, callers: readonly KnownCaller[]): Patience {
  const agent = userAgent ?? '';
  const known = callers.find((caller) => agent.toLowerCase().startsWith(caller.agent.toLowerCase()));
  if (known !== undefined) return known.patience;
  if (/^(node|undici)\b/i.test(agent)) return { silenceMs: 300_000, because: 'Node’s fetch waits 300 s of silence' };
  if (/^python-httpx\//i.test(agent)) return { silenceMs: 5_000, because: 'httpx waits 5 s of silence unless told otherwise' };
  if (agent.startsWith('signalbox-practice/')) return { silenceMs: null, because: 'the practice world waits as long as it takes' };
  return {
    silenceMs: null,
    because:
      agent === '' ? 'the caller does not say what it is, so it may leave at any time' : `${agent.slice(0, 60)} may leave at any time`,
  };
}
