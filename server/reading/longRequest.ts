import type { Finding } from '../../shared/finding.ts';
import type { Protocol } from '../../shared/protocols/protocol.ts';
import type { AcceptedRequest, CheckedRaw, Decided, Decision, MadeDecisions, Prepared, RawText, SituationHead } from './acceptedRequest.ts';
import type { ByteBudget, Room } from './byteBudget.ts';
import type { Stamping } from './stamping.ts';
import type { Thread } from './thread.ts';
import type { Threads } from './threads.ts';
import type { StoredBody, Work } from './threadTask.ts';

/** What long requests share. */
export interface LongParts {
  readonly threads: Threads;
  readonly budget: ByteBudget;
  /** Where an exchange's request is in the store. Throws where it is not. */
  locate(exchange: string): StoredBody;
}

/** What a thread has read of a request, and keeps until that rests. */
export interface Kept {
  readonly thread: Thread;
  readonly room: Room;
}

export interface LongFacts {
  readonly exchange: string;
  readonly protocol: Protocol;
  readonly situations: readonly SituationHead[];
  readonly findings: readonly Finding[];
  /** About how many bytes working on it takes: its own, or its answer's. */
  readonly bytes: number;
}

/** A request whose text no one keeps but the thread that works on it. */
export class LongRequest implements AcceptedRequest {
  readonly protocol: Protocol;
  readonly situations: readonly SituationHead[];
  readonly findings: readonly Finding[];
  readonly #parts: LongParts;
  readonly #exchange: string;
  readonly #bytes: number;
  #kept: Kept | null;

  constructor(parts: LongParts, { exchange, protocol, situations, findings, bytes }: LongFacts, kept: Kept | null) {
    this.#parts = parts;
    this.#exchange = exchange;
    this.#bytes = bytes;
    this.#kept = kept;
    this.protocol = protocol;
    this.situations = situations;
    this.findings = findings;
  }

  // What the thread gives is what the same work gives at once: it is the same build.
  async answer(decisions: readonly Decided[], stamping: Stamping): Promise<Prepared> {
    return (await this.#work({ name: 'answer', decisions, stamping })) as Prepared;
  }

  async decide(decisions: readonly Decision[]): Promise<MadeDecisions> {
    // As above.
    return (await this.#work({ name: 'decide', decisions })) as MadeDecisions;
  }

  async check(situation: number, candidates: readonly string[]): Promise<readonly Finding[]> {
    // As above.
    return (await this.#work({ name: 'check', situation, candidates })) as readonly Finding[];
  }

  async blanks(situation: number): Promise<readonly string[]> {
    // As above.
    return (await this.#work({ name: 'blanks', situation })) as readonly string[];
  }

  async checkRaw(answer: RawText): Promise<CheckedRaw> {
    // As above; a RawText alone, since what came with it need not cross.
    const { status, headers, text } = answer;
    return (await this.#work({ name: 'checkRaw', answer: { status, headers, text } })) as CheckedRaw;
  }

  rest(): void {
    const kept = this.#kept;
    if (kept === null) return;
    this.#kept = null;
    this.#parts.threads.forget(kept.thread, this.#exchange);
    kept.room.free();
  }

  async #work(work: Work): Promise<unknown> {
    if (this.#kept?.thread.lives() === false) this.rest();
    if (this.#kept !== null) return await this.#kept.thread.run({ kind: 'work', exchange: this.#exchange, stored: null, work });
    return await workStored(this.#parts, this.#exchange, this.#bytes, work);
  }
}

/** Works on a request that is read from the store for this once. */
export async function workStored({ threads, budget, locate }: LongParts, exchange: string, bytes: number, work: Work): Promise<unknown> {
  const room = await budget.take(bytes);
  try {
    return await threads.pick().run({ kind: 'work', exchange, stored: locate(exchange), work });
  } finally {
    room.free();
  }
}
