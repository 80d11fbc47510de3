import type { CandidatePlace, Certainty, LinkKind } from './link.ts';
import type { Outcome } from './exchange.ts';

/** A tree in one line: a first situation and all that follows from it. Times are milliseconds since the epoch. */
export interface InteractionBrief {
  /** The first situation's id, such as `8412.0`. */
  readonly id: string;
  readonly protocol: string;
  /** What was asked first, in one line. */
  readonly asked: string;
  readonly situations: number;
  readonly candidates: number;
  /** Situations on the longest path, the first one included. */
  readonly depth: number;
  readonly startedAt: number;
  readonly lastAt: number;
  readonly ambiguous: number;
  readonly edited: number;
  /** Situations that still wait for an answer. */
  readonly waiting: number;
  /** Error candidates. */
  readonly errors: number;
}

/** A situation in its tree, with its candidates: enough to draw, never a body. */
export interface TreeNode {
  readonly situation: string;
  readonly sourceId: string;
  /** Who speaks: `user`, `env`, … in the contract's own words. */
  readonly from: string;
  readonly asked: string;
  readonly receivedAt: number;
  readonly outcome: Outcome;
  readonly kind: LinkKind;
  readonly parent: CandidatePlace | null;
  readonly alternativeOf: string | null;
  readonly certainty: Certainty;
  readonly edited: boolean;
  readonly settled: boolean;
  /** How many parents are possible; 1 where it is not ambiguous. */
  readonly choices: number;
  /** Empty while it waits. */
  readonly candidates: readonly TreeCandidate[];
}

/** A candidate in its tree. */
export interface TreeCandidate {
  readonly status: 'completed' | 'error';
  readonly line: string;
  /** Whether its caller received it. */
  readonly delivered: boolean;
  /** Characters of the memory it returns; null where it returns none. */
  readonly memoryLength: number | null;
}

/** A page of a tree, in order of arrival. */
export interface TreePage {
  readonly nodes: readonly TreeNode[];
  /** Ask for what changed after it with `since`. */
  readonly revision: number;
  /** Whether more changed up to now than this page holds: ask again with its revision. */
  readonly more: boolean;
  /** Situations that hung here after `since` and hang elsewhere now. */
  readonly left: readonly string[];
}

/** How far linking has come. */
export interface LineageState {
  /** The event up to which all is linked. */
  readonly sequence: number;
  /** Rises with every node that is added or changed. */
  readonly revision: number;
  /** Events still to be linked; 0 when all is. */
  readonly behind: number;
  /** Why nothing is linked right now; it is tried again. Null where all is well. */
  readonly problem: string | null;
}

/** So many changed interactions are named in one message; of more it says only that they are many. */
export const MOST_NAMED = 100;

/** The live feed's `lineage` message. */
export interface LineageNews extends LineageState {
  /** Interactions whose nodes changed since the last message; null where there are too many to name. */
  readonly interactions: readonly string[] | null;
}

/** One step of memory through time, along the path from an interaction's first situation. */
export interface MemoryStep {
  /** Null for the first situation's own input memory. */
  readonly place: CandidatePlace | null;
  readonly line: string;
  readonly at: number;
  /** Characters; null where it returns none. */
  readonly length: number | null;
  readonly keysAdded: readonly string[];
  readonly keysRemoved: readonly string[];
  /** Of the value asked for by pointer: its text, clipped to 2,000 characters; null where it is absent or none was asked for. */
  readonly value: string | null;
  /** Whether that value differs from the step before. */
  readonly changed: boolean;
}
