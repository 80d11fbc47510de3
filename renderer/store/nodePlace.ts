/** A node of a tree: a situation, or one of the candidates that answer it. */
export interface NodePlace {
  /** Such as `8412.0`. */
  readonly situation: string;
  /** Null for the situation itself. */
  readonly candidate: number | null;
}

/** Names a node in one word, such as `8412.0` or `8412.0/1`. */
export function nodeKey({ situation, candidate }: NodePlace): string {
  return candidate === null ? situation : `${situation}/${candidate}`;
}

/** Reads a node's name; null where it is none. */
export function readNodeKey(text: string): NodePlace | null {
  const match = /^([1-9]\d{0,14}\.(?:0|[1-9]\d{0,8}))(?:\/(0|[1-9]\d{0,8}))?$/.exec(text);
  if (!match?.[1]) return null;
  return { situation: match[1], candidate: match[2] === undefined ? null : Number(match[2]) };
}
