import { cell } from '../json/cell.ts';
import { KIND, NO_KEY } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import { hashNodes } from './hashes.ts';
import type { NodeHashes } from './hashes.ts';

/** One of the two texts while they are compared. */
export interface Side extends NodeHashes {
  readonly document: JsonDocument;
  /** The words of strings that were held against others, by their nodes. */
  readonly words: Map<number, ReadonlySet<string>>;
}

export function createSide(document: JsonDocument): Side {
  return { document, ...hashNodes(document), words: new Map() };
}

/** A member's key as it is spelled, with its quotes; null for items and the root. */
export function keyLiteralOf(document: JsonDocument, node: number): string | null {
  const start = cell(document.keyStarts, node);
  return start === NO_KEY ? null : document.text.slice(start, cell(document.keyEnds, node));
}

export function isContainer(kind: number): boolean {
  return kind === KIND.object || kind === KIND.array;
}

/** Whether two values have the same tokens; their own keys do not count. Quick where they have not. */
export function haveSameTokens(a: Side, nodeA: number, b: Side, nodeB: number): boolean {
  if (a.tokens[nodeA] !== b.tokens[nodeB]) return false;
  const docA = a.document;
  const docB = b.document;
  const afterA = cell(docA.afters, nodeA);
  const shift = nodeB - nodeA;
  if (cell(docB.afters, nodeB) - afterA !== shift) return false;
  if (haveSameText(docA, cell(docA.starts, nodeA), cell(docA.ends, nodeA), docB, cell(docB.starts, nodeB), cell(docB.ends, nodeB))) {
    return true;
  }
  for (let node = nodeA; node < afterA; node++) {
    const other = node + shift;
    const kind = cell(docA.kinds, node);
    if (kind !== cell(docB.kinds, other) || cell(docA.afters, node) + shift !== cell(docB.afters, other)) return false;
    if (node !== nodeA && !haveSameKey(docA, node, docB, other)) return false;
    if (isContainer(kind)) continue;
    const start = cell(docA.starts, node);
    const startB = cell(docB.starts, other);
    if (!haveSameText(docA, start, cell(docA.ends, node), docB, startB, cell(docB.ends, other))) return false;
  }
  return true;
}

/** Whether two members' keys are spelled alike, or both have none. */
export function haveSameKey(docA: JsonDocument, nodeA: number, docB: JsonDocument, nodeB: number): boolean {
  const startA = cell(docA.keyStarts, nodeA);
  const startB = cell(docB.keyStarts, nodeB);
  if (startA === NO_KEY || startB === NO_KEY) return startA === startB;
  return haveSameText(docA, startA, cell(docA.keyEnds, nodeA), docB, startB, cell(docB.keyEnds, nodeB));
}

function haveSameText(docA: JsonDocument, startA: number, endA: number, docB: JsonDocument, startB: number, endB: number): boolean {
  if (endA - startA !== endB - startB) return false;
  if (endA - startA > 64) return docA.text.slice(startA, endA) === docB.text.slice(startB, endB);
  for (let at = startA, other = startB; at < endA; at++, other++) {
    if (docA.text.charCodeAt(at) !== docB.text.charCodeAt(other)) return false;
  }
  return true;
}
