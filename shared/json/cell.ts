/** A value of one of a document's or a tree's columns; a node that it does not have is a bug, and throws. */
export function cell(column: Uint8Array | Uint32Array | Int32Array, node: number): number {
  const value = column[node];
  if (value === undefined) throw new RangeError(`Expected a node below ${column.length}, got ${node}`);
  return value;
}
