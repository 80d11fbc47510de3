import type { HeaderPairs } from '../../shared/exchange.ts';
import type { Finding } from '../../shared/finding.ts';
import type { Protocol } from '../../shared/protocols/protocol.ts';
import type { CandidateBrief, Situation } from '../../shared/situation.ts';
import type { Candidates } from './recipe.ts';
import type { Stamping } from './stamping.ts';

/** At once where the request is short; later where a thread works on it. */
export type Soon<T> = T | Promise<T>;

/** What is known of a situation without its texts. */
export type SituationHead = Pick<Situation, 'index' | 'sourceId' | 'from' | 'asked' | 'wanted'>;

/**
 * A request that its contract accepted, with what can be done with it. A short one is kept read; of a long one
 * nothing but this is kept here: a thread keeps its text while it is answered, and reads it anew from the store later.
 */
export interface AcceptedRequest {
  readonly protocol: Protocol;
  readonly situations: readonly SituationHead[];
  /** Warnings and notes; never errors. */
  readonly findings: readonly Finding[];
  /** The whole answer, one decision a situation. */
  answer(decisions: readonly Decided[], stamping: Stamping): Soon<Prepared>;
  /** Candidates for some of the situations, checked before they are released. */
  decide(decisions: readonly Decision[]): Soon<MadeDecisions>;
  /** Findings on candidates for one situation. */
  check(situation: number, candidates: readonly string[]): Soon<readonly Finding[]>;
  /** As many candidates as are wanted, each valid, saying nothing, memory as it came. */
  blanks(situation: number): Soon<readonly string[]>;
  /** What stands against an answer in a person's own bytes, and what it decides. */
  checkRaw(answer: RawText): Soon<CheckedRaw>;
  /** Nothing is asked of it for a while, or any more: what it keeps in memory may go. */
  rest(): void;
}

/** One situation's decision. */
export interface Decided {
  readonly by: string;
  readonly candidates: Candidates;
  /** Whether its `decided` event is stored already. */
  readonly stored: boolean;
}

/** Candidates for one situation of an exchange, with who decided. */
export interface Decision {
  readonly situation: number;
  readonly by: string;
  readonly candidates: Candidates;
}

/** A decision as lists show it. */
export interface DescribedDecision {
  readonly by: string;
  readonly briefs: readonly CandidateBrief[];
  readonly stored: boolean;
}

/** An answer that may go out. */
export interface Prepared {
  /** UTF-8 where it was written elsewhere. */
  readonly text: string | Uint8Array;
  readonly decisions: readonly DescribedDecision[];
  /** Warnings and notes on the answer, and what kept the decided one from going out. */
  readonly findings: readonly Finding[];
}

export interface MadeDecisions {
  readonly findings: readonly Finding[];
  /** In the order asked for; null where a finding is an error. */
  readonly made: readonly MadeDecision[] | null;
}

export interface MadeDecision {
  readonly decision: Decision;
  readonly briefs: readonly CandidateBrief[];
  /** Its candidates as a JSON list in UTF-8. */
  readonly list: Uint8Array;
}

export interface RawText {
  readonly status: number;
  readonly headers: HeaderPairs;
  readonly text: string;
}

export interface CheckedRaw {
  readonly findings: readonly Finding[];
  /** One list a situation, where the answer is sound. */
  readonly briefs: readonly (readonly CandidateBrief[])[];
}
