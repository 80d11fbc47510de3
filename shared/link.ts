/**
 * How situations hang together: what led to what, and how sure that is. Words and ranks are those of
 * contracts/NOTES.md §1, "Which input continues which candidate".
 */

/** A candidate by its place: the situation that it answers, and its index among that one's candidates, from 0. */
export interface CandidatePlace {
  /** Such as `8412.0`. */
  readonly situation: string;
  readonly candidate: number;
}

/** `root` begins an interaction; `next` continues a candidate; `alternative` repeats a situation, and shares its parent. */
export type LinkKind = 'root' | 'next' | 'alternative';

export type Certainty = 'certain' | 'probable' | 'ambiguous';

/** One reason for or against a parent, in words that a person can check. */
export interface Evidence {
  readonly code:
    'stamp' | 'memory' | 'calls' | 'turn' | 'scene' | 'slot' | 'order' | 'delivery' | 'repeat' | 'coached' | 'edited' | 'person';
  readonly speaks: 'for' | 'against';
  /** Such as `The memory equals the one that candidate 1 of 8412.0 returned.` */
  readonly text: string;
}

/** A possible parent; null stands for none, a new interaction. */
export interface ParentChoice {
  readonly parent: CandidatePlace | null;
  readonly evidence: readonly Evidence[];
}

/** A memory close to a candidate's, changed by the caller. */
export interface EditedMark {
  readonly near: CandidatePlace;
  /** The difference in words, such as `memory_list: 2 rules became 1`. */
  readonly difference: string;
}

/** Where one situation hangs, and why. */
export interface Link {
  readonly situation: string;
  readonly kind: LinkKind;
  /** Where it is shown to hang: the first of `choices` while it is ambiguous. Null: it begins an interaction. */
  readonly parent: CandidatePlace | null;
  /** The situation that an alternative repeats. */
  readonly alternativeOf: string | null;
  readonly certainty: Certainty;
  readonly edited: EditedMark | null;
  /** For the parent above. */
  readonly evidence: readonly Evidence[];
  /** Best first, at most 50; one alone where it is not ambiguous. */
  readonly choices: readonly ParentChoice[];
  /** How many possible parents are not listed. */
  readonly more: number;
  /** A person said so; what the evidence says stays in `choices`. */
  readonly settled: boolean;
}

/** What a person says of a link; null takes it back. */
export type Settlement =
  | { readonly kind: 'root' }
  | { readonly kind: 'next'; readonly parent: CandidatePlace }
  | { readonly kind: 'alternative'; readonly of: string };
