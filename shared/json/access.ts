import { cell } from './cell.ts';
import { decodeString } from './decode.ts';
import { KIND, NO_KEY, type JsonDocument } from './document.ts';

export type KindName = keyof typeof KIND;

const KIND_NAMES: readonly KindName[] = ['object', 'array', 'string', 'number', 'true', 'false', 'null'];

/** A node's exact text. */
export function literalOf(document: JsonDocument, node: number): string {
  return document.text.slice(cell(document.starts, node), cell(document.ends, node));
}

/** A member's decoded key; null for array items and the root. */
export function keyOf(document: JsonDocument, node: number): string | null {
  const start = cell(document.keyStarts, node);
  return start === NO_KEY ? null : decodeString(document.text, start, cell(document.keyEnds, node));
}

/** A string node's decoded value, lone surrogates kept. */
export function stringOf(document: JsonDocument, node: number): string {
  expectKind(document, node, 'string');
  return decodeString(document.text, cell(document.starts, node), cell(document.ends, node));
}

/** `object`, `array`, `string`, `number`, `true`, `false` or `null`. */
export function kindNameOf(document: JsonDocument, node: number): KindName {
  const name = KIND_NAMES[cell(document.kinds, node) - 1];
  if (name === undefined) throw new RangeError(`Expected a KIND at node ${node}, got ${cell(document.kinds, node)}`);
  return name;
}

/** All children of an object or array in document order, shadowed ones included; none of a scalar. */
export function childrenOf(document: JsonDocument, node: number): number[] {
  const children: number[] = [];
  const after = cell(document.afters, node);
  for (let child = node + 1; child < after; child = cell(document.afters, child)) children.push(child);
  return children;
}

/** The items of an array. */
export function itemsOf(document: JsonDocument, node: number): number[] {
  expectKind(document, node, 'array');
  return childrenOf(document, node);
}

/** The members of an object that count, in document order: of repeated keys the last. */
export function membersOf(document: JsonDocument, node: number): number[] {
  expectKind(document, node, 'object');
  const members = childrenOf(document, node);
  return document.shadowed.size === 0 ? members : members.filter((member) => !document.shadowed.has(member));
}

/** The member of an object that counts for a decoded key; -1 where there is none. */
export function memberOf(document: JsonDocument, node: number, key: string): number {
  expectKind(document, node, 'object');
  const after = cell(document.afters, node);
  for (let child = node + 1; child < after; child = cell(document.afters, child)) {
    if (hasKey(document, child, key) && !document.shadowed.has(child)) return child;
  }
  return -1;
}

/** Whether a member's decoded key is `key`. */
export function hasKey(document: JsonDocument, node: number, key: string): boolean {
  const start = cell(document.keyStarts, node);
  if (start === NO_KEY) return false;
  const end = cell(document.keyEnds, node);
  // An escape only ever makes a spelling longer than its key.
  const spelled = end - start - 2;
  if (spelled < key.length) return false;
  if (spelled === key.length) return document.text.startsWith(key, start + 1) && !key.includes('\\');
  return decodeString(document.text, start, end) === key;
}

/** Whether a node counts: neither it nor anything above it is shadowed by a later repeated key. */
export function isEffective(document: JsonDocument, node: number): boolean {
  if (document.shadowed.size === 0) return true;
  for (let at = node; ; at = cell(document.parents, at)) {
    if (document.shadowed.has(at)) return false;
    if (at === 0) return true;
  }
}

/** Visits a node and all below it that counts, in document order; what is shadowed below it is left out whole. */
export function visitEffective(document: JsonDocument, node: number, visit: (node: number) => void): void {
  const after = cell(document.afters, node);
  for (let at = node; at < after;) {
    if (at !== node && document.shadowed.has(at)) at = cell(document.afters, at);
    else visit(at++);
  }
}

function expectKind(document: JsonDocument, node: number, kind: KindName): void {
  if (cell(document.kinds, node) !== KIND[kind])
    throw new TypeError(`Expected node ${node} to be ${kind}, got ${kindNameOf(document, node)}`);
}
