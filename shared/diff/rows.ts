/**
 * What a row shows. `end` closes an open container, in the side-by-side view alone. `fold` stands for a run of unchanged children;
 * once it is toggled it is `unfolded` and they follow it.
 */
export const ROW = { leaf: 1, closed: 2, open: 3, end: 4, fold: 5, unfolded: 6 } as const;

/** What befell a row's value, as bits: an item can be moved and changed at once. `within`: something below it is not the same. */
export const MARK = { added: 1, removed: 2, changed: 4, moved: 8, respelled: 16, within: 32, shadowed: 64 } as const;

/** Stands for a side that a row does not have, for a key that an item does not have, and for no change. */
export const NONE = 0xffffffff;

/** A view is given at most so many rows. */
export const MOST_ROWS = 200_000;

/**
 * The rows that a virtualised view shows, as columns: posted from a worker without copying, read a row at a time with `readDiffRow`.
 * Offsets are UTF-16 units of the two texts. A moved value has two rows: where it stood, with its side before alone, and
 * where it stands; in the tree an object's keys in another order have the latter alone.
 */
export interface DiffRows {
  readonly count: number;
  /** Whether there are more rows than `MOST_ROWS`: what follows is left out. */
  readonly cut: boolean;
  /** A `ROW` a row. */
  readonly kinds: Uint8Array;
  /** `MARK` bits. */
  readonly marks: Uint8Array;
  /** 0 for the root. */
  readonly depths: Uint32Array;
  /** What to toggle: containers that open and close, folds that unfold. */
  readonly ids: Uint32Array;
  /** Number of the change to show with it; NONE where there is none. Rows within an added, removed or moved value carry its change. */
  readonly changes: Uint32Array;
  /** Children of a container; of a fold, the unchanged ones it stands for. */
  readonly sizes: Uint32Array;
  readonly before: RowSlices;
  readonly after: RowSlices;
}

/** Where one side of each row stands in its text; `starts` is NONE where the row has no such side, and for folds. */
export interface RowSlices {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** With the quotes; NONE for items and the root. */
  readonly keyStarts: Uint32Array;
  readonly keyEnds: Uint32Array;
  /** Place in its container, from 0. */
  readonly indexes: Uint32Array;
}

/** Which rows: of the folded tree, or of both texts side by side, where each line of either text stands once. */
export interface RowsQuestion {
  readonly view: 'tree' | 'sides';
  /**
   * Ids of containers and folds that are not as they are at first: to be kept apart for each view. At first containers with
   * differences are open and others closed, but that the side-by-side view opens what was added, removed or moved.
   */
  readonly toggled: ReadonlySet<number>;
}
