import { cell } from './cell.ts';
import { keyOf, memberOf } from './access.ts';
import { KIND, type JsonDocument } from './document.ts';

/** The JSON pointer (RFC 6901) of a node; '' for the root. Shadowed nodes share the pointer of the one that counts. */
export function pointerOf(document: JsonDocument, node: number): string {
  const segments: string[] = [];
  for (let at = node; at !== 0; at = cell(document.parents, at))
    segments.push(escapeSegment(keyOf(document, at) ?? String(indexOf(document, at))));
  return segments.length === 0 ? '' : `/${segments.reverse().join('/')}`;
}

/** The node at a JSON pointer, of repeated keys the last; -1 where there is none or the pointer is not one. */
export function nodeAt(document: JsonDocument, pointer: string): number {
  if (pointer === '') return 0;
  if (!pointer.startsWith('/')) return -1;
  let node = 0;
  for (const segment of pointer.slice(1).split('/')) {
    node = childAt(document, node, segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (node < 0) return -1;
  }
  return node;
}

/** A pointer with keys or indices added, each escaped: `joinPointer('/a', 'b/c', 0)` is `/a/b~1c/0`. */
export function joinPointer(pointer: string, ...segments: readonly (string | number)[]): string {
  return pointer + segments.map((segment) => `/${escapeSegment(String(segment))}`).join('');
}

/** Whether a pointer names a place, or something in it. */
export function isWithin(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}

function escapeSegment(segment: string): string {
  return segment.includes('~') || segment.includes('/') ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : segment;
}

function indexOf(document: JsonDocument, node: number): number {
  let index = 0;
  for (let at = cell(document.parents, node) + 1; at < node; at = cell(document.afters, at)) index++;
  return index;
}

function childAt(document: JsonDocument, node: number, segment: string): number {
  const kind = cell(document.kinds, node);
  if (kind === KIND.object) return memberOf(document, node, segment);
  if (kind !== KIND.array || !/^(?:0|[1-9]\d*)$/.test(segment)) return -1;
  const after = cell(document.afters, node);
  let left = Number(segment);
  for (let child = node + 1; child < after; child = cell(document.afters, child)) {
    if (left-- === 0) return child;
  }
  return -1;
}
