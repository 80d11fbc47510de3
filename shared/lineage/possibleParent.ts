/** A candidate that a situation may continue, with what is known of it when the situation arrives. */
export interface PossibleParent {
  /** Its number, by which it is known; rises with time. */
  readonly order: number;
  /** Its caller received it. */
  readonly reached: boolean;
  /** Consumers end at an error and at a decision that says and calls nothing. */
  readonly decides: 'calls' | 'says' | 'nothing' | 'error';
  readonly calls: string | null;
  /** Of the situation that it answers. */
  readonly scene: string;
  readonly attributes: string;
  /** Both situations have one input id and want one candidate, and it is the latest with that id. */
  readonly latestOfSlot: boolean;
  /** One with that id a short while before, which nothing continues yet: two consumers may use the same ids at once. */
  readonly waitsInSlot: boolean;
  /** How many situations continue it, as far as that is not ambiguous. */
  readonly continued: number;
  /** Its memory went out with a stamp. */
  readonly stamped: boolean;
}

/** Whether a decision may be continued: consumers end at an error, and at one that says and calls nothing. */
export function isContinuable(decides: PossibleParent['decides']): boolean {
  return decides === 'calls' || decides === 'says';
}

/** An earlier situation with the same instruction, memory, tools and attributes. */
export interface Repeated {
  readonly situation: string;
  /** The situation that it repeats itself. */
  readonly alternativeOf: string | null;
  /** It came in the same request. */
  readonly together: boolean;
  /** How it had ended by then: with its answer, or without one; null while it waited. */
  readonly ended: 'answered' | 'unanswered' | null;
  /** Where it may hang: one where that is not ambiguous, null for the beginning of an interaction. */
  readonly parents: readonly (PossibleParent | null)[];
  readonly more: number;
}

/** A candidate whose memory is another, but shares parts with the situation's. */
export interface NearParent {
  readonly parent: PossibleParent;
  /** Characters that both have in common. */
  readonly shared: number;
}

/** All that is known beside a situation itself when it arrives. */
export interface Surroundings {
  /** Of those that returned an equal memory the likeliest, in any order. */
  readonly parents: readonly PossibleParent[];
  /** How many returned an equal memory. */
  readonly total: number;
  /** How many of those their callers received and may continue. */
  readonly live: number;
  /** How many of those returned it without a stamp. */
  readonly unstamped: number;
  /** The candidate whose stamp the situation's memory carries, and whether that memory is else the same. */
  readonly stamped: { readonly parent: PossibleParent; readonly equal: boolean } | null;
  /** Stamps come back with their memories here: one that is missing tells something. */
  readonly stampsReturn: boolean;
  /** An interaction began with an equal memory, or may have. */
  readonly begins: boolean;
  /** Latest first. */
  readonly repeated: readonly Repeated[];
  /** Links without doubt show that an input id stays with its interaction here. */
  readonly slotsHold: boolean;
  /** Where no equal memory is known: the nearest ones. */
  readonly near: readonly NearParent[];
}
