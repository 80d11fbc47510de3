/**
 * A diff of two JSON texts as a value, over their tokens: literals, key order, repeated keys and `__proto__` are part of it,
 * white space between tokens is not. It leads from one text to the other and, reversed, back again.
 *
 * Only containers that stand on both sides and hold differences are named, as sites. Within a site every child that no change
 * removes, adds or moves stands for the next such child of the other side, in order; that is all that applying needs.
 */
export interface JsonDiff {
  /** The root first where it is one; a site's parent always comes before it. Empty where the roots themselves are changed or equal. */
  readonly sites: readonly Site[];
  /** In the order of the later document; what was removed comes where it stood. Empty where both have the same tokens. */
  readonly changes: readonly Change[];
  /** Why finer differences were not looked for, somewhere; the diff is exact all the same. Null where it is as fine as it gets. */
  readonly coarse: Coarse | null;
}

/** Ended early: `time` when the caller's clock said so, `work` where two arrays have too little in common to be aligned well. */
export interface Coarse {
  readonly code: 'time' | 'work';
  /** In one sentence. */
  readonly text: string;
}

/** An object or array that stands on both sides and differs within. */
export interface Site {
  /** The site that it is a child of, on both sides; -1 for the root. */
  readonly parent: number;
  readonly before: Step;
  readonly after: Step;
}

/** Which child of its container something is. */
export interface Step {
  /** Among all children, from 0; of objects too, since their keys may repeat. */
  readonly index: number;
  /** A member's key as it is spelled, with its quotes; null for items and the root. */
  readonly key: string | null;
}

/** A child of a site. The root's site is -1. */
export interface Place extends Step {
  readonly site: number;
}

/** Texts are slices of the two texts: exact literals, and of containers also their inner white space. */
export type Change = Added | Removed | Changed | Moved | Respelled;
export type ChangeKind = Change['kind'];

export interface Added {
  readonly kind: 'added';
  readonly after: Place;
  readonly text: string;
  /** The key comes again later in its object: this member does not count. */
  readonly shadowed: boolean;
}

export interface Removed {
  readonly kind: 'removed';
  readonly before: Place;
  readonly text: string;
  readonly shadowed: boolean;
}

/** One value became another. */
export interface Changed {
  readonly kind: 'changed';
  readonly before: Place;
  readonly after: Place;
  readonly from: string;
  readonly to: string;
}

/**
 * The same item or member at another place: within its array or object (in objects under its key that is order alone), under
 * another key, or in another container. Between different containers its tokens are the same; within one, differences inside it are changes and
 * sites of their own.
 */
export interface Moved {
  readonly kind: 'moved';
  readonly before: Place;
  readonly after: Place;
}

/** The same value, or the same key, in another spelling: 1.0 → 1, "\u00e9" → "é". */
export interface Respelled {
  readonly kind: 'respelled';
  readonly of: 'value' | 'key';
  readonly before: Place;
  readonly after: Place;
  readonly from: string;
  readonly to: string;
}

/** Whether a move is no more than another order of an object's keys, which JSON gives no meaning. */
export function isOrderOnly({ before, after }: Moved): boolean {
  return before.site === after.site && before.key !== null && before.key === after.key;
}
