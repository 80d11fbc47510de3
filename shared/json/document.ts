/** What the reader finds in a JSON text: a table of nodes in document order, node 0 being the root. */
export interface JsonDocument {
  readonly text: string;
  /** How many nodes there are. */
  readonly size: number;
  /** The deepest nesting: 0 for a lone scalar, 1 for `[]`. */
  readonly depth: number;
  /** A `KIND` a node. */
  readonly kinds: Uint8Array;
  /** UTF-16 offset of a node's first character. */
  readonly starts: Uint32Array;
  /** UTF-16 offset just past a node's last character. */
  readonly ends: Uint32Array;
  /** The first node after a node's subtree: its next sibling, where there is one. */
  readonly afters: Uint32Array;
  /** Node number of the parent; the root's is itself. */
  readonly parents: Uint32Array;
  /** Offset of the opening quote of a member's key; `NO_KEY` for array items and the root. */
  readonly keyStarts: Uint32Array;
  /** Offset just past the closing quote of a member's key. */
  readonly keyEnds: Uint32Array;
  /** Nodes whose key is repeated later in the same object, so that they do not count. */
  readonly shadowed: ReadonlySet<number>;
  /** Number nodes whose value is not finite, such as 1e400; shadowed ones included. Integer literals of any length are finite: they are read exactly. */
  readonly infinite: readonly number[];
}

/** What a node is, as a document's `kinds` hold it. */
export const KIND = { object: 1, array: 2, string: 3, number: 4, true: 5, false: 6, null: 7 } as const;
/** Stands in `keyStarts` and `keyEnds` for a node without a key. */
export const NO_KEY = 0xffffffff;

/** So many values are read of one text: their table takes 100 MB. */
export const MOST_VALUES = 2 ** 22;

/** Where a text stops being JSON, or being read. */
export interface JsonProblem {
  /** Such as `Expecting value` or `NaN is not JSON`, with what came. */
  readonly message: string;
  /** UTF-16 offset. */
  readonly offset: number;
  /** The text may well be JSON, but holds more than `MOST_VALUES` values. */
  readonly tooMany?: true;
}

/** What reading a text gives: a document, or where it stops being JSON. */
export type JsonReading = { readonly ok: true; readonly document: JsonDocument } | { readonly ok: false; readonly problem: JsonProblem };
