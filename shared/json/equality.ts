import { cell } from './cell.ts';
import { keyOf, literalOf, membersOf, itemsOf, stringOf } from './access.ts';
import { KIND, type JsonDocument } from './document.ts';
import { canonicalNumber } from './numbers.ts';
import { createTextMap } from './textMap.ts';

/** Whether two values are equal by contracts/NOTES.md, "Equality of JSON values"; numbers as numbers.ts says. */
export function equalJson(a: JsonDocument, nodeA: number, b: JsonDocument, nodeB: number): boolean {
  const left = [nodeA];
  const right = [nodeB];
  for (;;) {
    const nextA = left.pop();
    const nextB = right.pop();
    if (nextA === undefined || nextB === undefined) return true;
    const kind = cell(a.kinds, nextA);
    if (kind !== cell(b.kinds, nextB)) return false;
    if (kind === KIND.object || kind === KIND.array) {
      if (!pairChildren(a, nextA, b, nextB, left, right)) return false;
    } else if (kind === KIND.string || kind === KIND.number) {
      if (!equalScalars(kind, a, nextA, b, nextB)) return false;
    }
  }
}

function equalScalars(kind: number, a: JsonDocument, nodeA: number, b: JsonDocument, nodeB: number): boolean {
  const literalA = literalOf(a, nodeA);
  const literalB = literalOf(b, nodeB);
  if (literalA === literalB) return true;
  if (kind === KIND.number) return canonicalNumber(literalA) === canonicalNumber(literalB);
  return (literalA.includes('\\') || literalB.includes('\\')) && stringOf(a, nodeA) === stringOf(b, nodeB);
}

/** Pushes the children that must be equal, pair by pair; false where there are none to pair. */
function pairChildren(a: JsonDocument, nodeA: number, b: JsonDocument, nodeB: number, left: number[], right: number[]): boolean {
  const isObject = cell(a.kinds, nodeA) === KIND.object;
  const childrenA = isObject ? membersOf(a, nodeA) : itemsOf(a, nodeA);
  const childrenB = isObject ? membersOf(b, nodeB) : itemsOf(b, nodeB);
  if (childrenA.length !== childrenB.length) return false;
  const pairedB = isObject ? inOrderOf(a, childrenA, b, childrenB) : childrenB;
  if (pairedB === null) return false;
  for (const child of childrenA) left.push(child);
  for (const child of pairedB) right.push(child);
  return true;
}

function inOrderOf(a: JsonDocument, membersA: number[], b: JsonDocument, membersB: number[]): number[] | null {
  const byKey = createTextMap<number>();
  for (const member of membersB) byKey.set(keyOf(b, member) ?? '', member);
  const ordered: number[] = [];
  for (const member of membersA) {
    const partner = byKey.get(keyOf(a, member) ?? '');
    if (partner === undefined) return null;
    ordered.push(partner);
  }
  return ordered;
}

/** A node still to write, or a text to write as it is. */
type Work = number | string;

/**
 * The text to hash for a value: equal values give the same, and others another. It is compact JSON with keys
 * in UTF-16 order, numbers in the spelling of `canonicalNumber`, and lone surrogates as escapes, so that it encodes as UTF-8
 * without loss.
 */
export function hashInput(document: JsonDocument, node: number): string {
  const parts: string[] = [];
  const work: Work[] = [node];
  for (;;) {
    const next = work.pop();
    if (next === undefined) return parts.join('');
    if (typeof next === 'string') parts.push(next);
    else {
      const kind = cell(document.kinds, next);
      if (kind === KIND.object) pushObject(document, next, work);
      else if (kind === KIND.array) pushArray(document, next, work);
      else parts.push(scalarText(document, next, kind));
    }
  }
}

function scalarText(document: JsonDocument, node: number, kind: number): string {
  const literal = literalOf(document, node);
  if (kind === KIND.number) return canonicalNumber(literal);
  if (kind !== KIND.string || isCanonicalString(literal)) return literal;
  return JSON.stringify(stringOf(document, node));
}

/** Whether a string literal is already as JSON.stringify would spell its value: no escapes, and no surrogate that might stand alone. */
function isCanonicalString(literal: string): boolean {
  return !/[\\\ud800-\udfff]/.test(literal);
}

// The last pushed is written first, so both push from the closing bracket back.
function pushArray(document: JsonDocument, node: number, work: Work[]): void {
  const items = itemsOf(document, node);
  work.push(']');
  items.reverse().forEach((item, index) => {
    if (index > 0) work.push(',');
    work.push(item);
  });
  work.push('[');
}

function pushObject(document: JsonDocument, node: number, work: Work[]): void {
  const members = membersOf(document, node).map((member) => ({ key: keyOf(document, member) ?? '', member }));
  members.sort((a, b) => (a.key < b.key ? 1 : -1));
  work.push('}');
  members.forEach(({ key, member }, index) => {
    const comma = index === members.length - 1 ? '' : ',';
    work.push(member, `${comma}${JSON.stringify(key)}:`);
  });
  work.push('{');
}
