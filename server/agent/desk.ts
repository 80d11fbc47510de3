import type { Exchange } from '../../shared/exchange.ts';
import type { Finding } from '../../shared/finding.ts';
import type { Draft, Hold } from '../../shared/hold.ts';

/** What a person does to waiting exchanges and held situations; the control API is a thin face over it. */
export interface Desk {
  /** Oldest first; those whose callers left and that nobody dismissed included. */
  holds(): Promise<Hold[]>;
  saveDraft(situation: string, revision: number, candidates: readonly string[]): Promise<DeskResult<Draft>>;
  /** As many candidates as are wanted, each valid, saying nothing, memory as it came: to write an answer from. */
  blanks(situation: string): Promise<DeskResult<readonly string[]>>;
  check(situation: string, candidates: readonly string[]): Promise<DeskResult<readonly Finding[]>>;
  release(situation: string, candidates: readonly string[]): Promise<DeskResult<{ exchange: Exchange; findings: readonly Finding[] }>>;
  reopen(situation: string): Promise<DeskResult<Exchange>>;
  dismiss(situation: string): Promise<DeskResult<Exchange>>;
  /** `same` gives every situation still held the decision of `candidates`, each with its own ids and memory; those that `spare` names wait on. */
  releaseRest(
    exchange: string,
    how: 'sample' | 'error' | 'same',
    candidates: readonly string[],
    from: string | null,
    spare: readonly string[],
  ): Promise<DeskResult<Exchange>>;
  answer(exchange: string, answer: RawAnswer): Promise<DeskResult<{ exchange: Exchange; findings: readonly Finding[] }>>;
  drop(exchange: string): Promise<DeskResult<Exchange>>;
  heldCount(): number;
  onHeldCount(listener: (count: number) => void): () => void;
}

/** A whole answer in a person's own bytes. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
  /** Sends it in spite of findings of level error. */
  readonly force: boolean;
}

export type DeskResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: DeskProblem };

export interface DeskProblem {
  /** `unknown`: no such thing; `gone`: it waits no more; `stale`: a newer draft stands; `findings`: the contract objects; `committed`: the status is out; `invalid`: what was asked makes no sense; `store`: it can't be stored. */
  readonly code: 'unknown' | 'gone' | 'stale' | 'findings' | 'committed' | 'invalid' | 'store';
  readonly message: string;
  readonly findings?: readonly Finding[];
  /** JSON pointer into what was asked. */
  readonly pointer?: string;
}
