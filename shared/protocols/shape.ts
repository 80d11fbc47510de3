import { KIND } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import { hasKey, keyOf, literalOf, stringOf } from '../json/access.ts';
import { cell } from '../json/cell.ts';
import { isIntegerLiteral } from '../json/numbers.ts';
import { FaultList } from './faultList.ts';
import type { Fault } from './faultList.ts';

/**
 * What a contract demands of a JSON value, checked over the reader's tokens. It is ours because the
 * literal decides: `7`, `7.0` and `1e0` are one number to JSON.parse, and so to zod, but only the first
 * is an integer to a strict reader; ids have more digits than a double holds; of repeated keys the last
 * counts; `__proto__` is a key like any other.
 */
export type Shape =
  | { readonly is: 'object'; readonly title: string; readonly fields: readonly Field[] }
  | { readonly is: 'list'; readonly of: Shape }
  | { readonly is: 'string'; readonly minLength: number }
  | { readonly is: 'integer'; readonly minimum: number | null }
  | { readonly is: 'oneOf'; readonly words: readonly string[] }
  | { readonly is: 'nullable'; readonly shape: Shape }
  /** An object of any JSON, with finite numbers at any depth. */
  | { readonly is: 'freeObject' };

/** A known member; unknown ones are forbidden. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly shape: Shape;
}

/** A text that is wrong throughout is told so by its first faults. */
export const MOST_FAULTS = 100;

/** Faults of one node against a shape, in the order and words of pydantic; at most `limit`. */
export function checkShape(document: JsonDocument, node: number, shape: Shape, limit = MOST_FAULTS): Fault[] {
  const faults = new FaultList(document, limit);
  walk(faults, node, shape);
  return faults.found;
}

function walk(faults: FaultList, node: number, shape: Shape): void {
  if (faults.full) return;
  const { document } = faults;
  const kind = document.kinds[node];
  switch (shape.is) {
    case 'object':
      if (kind === KIND.object) walkObject(faults, node, shape.fields);
      else faults.add('model_type', `Input should be a valid dictionary or instance of ${shape.title}`, node, { class_name: shape.title });
      return;
    case 'list':
      if (kind === KIND.array) walkList(faults, node, shape.of);
      else faults.add('list_type', 'Input should be a valid list', node);
      return;
    case 'string':
      if (kind !== KIND.string) faults.add('string_type', 'Input should be a valid string', node);
      else if (isShorter(document, node, shape.minLength))
        faults.add('string_too_short', `String should have at least ${count(shape.minLength, 'character')}`, node, {
          min_length: shape.minLength,
        });
      return;
    case 'integer':
      if (kind !== KIND.number || !isIntegerLiteral(literalOf(document, node)))
        faults.add('int_type', 'Input should be a valid integer', node);
      else if (shape.minimum !== null && isBelow(literalOf(document, node), shape.minimum))
        faults.add('greater_than_equal', `Input should be greater than or equal to ${shape.minimum}`, node, { ge: shape.minimum });
      return;
    case 'oneOf':
      if (kind !== KIND.string || !shape.words.includes(stringOf(document, node))) {
        const expected = listWords(shape.words);
        faults.add('literal_error', `Input should be ${expected}`, node, { expected });
      }
      return;
    case 'nullable':
      if (kind !== KIND.null) walk(faults, node, shape.shape);
      return;
    case 'freeObject':
      if (kind !== KIND.object) faults.add('dict_type', 'Input should be a valid dictionary', node);
      else if (document.infinite.length > 0) faults.addInfinite(node);
      return;
  }
}

function walkObject(faults: FaultList, node: number, fields: readonly Field[]): void {
  const { document } = faults;
  const found = new Array<number>(fields.length).fill(-1);
  const unknown: number[] = [];
  const end = cell(document.afters, node);
  for (let child = node + 1; child < end; child = cell(document.afters, child)) {
    if (document.shadowed.size > 0 && document.shadowed.has(child)) continue;
    const place = fields.findIndex((field) => hasKey(document, child, field.name));
    if (place >= 0) found[place] = child;
    else if (unknown.length < faults.limit) unknown.push(child);
  }
  fields.forEach((field, place) => {
    const child = found[place] ?? -1;
    faults.path.push(field.name);
    if (child >= 0) walk(faults, child, field.shape);
    else if (field.required) faults.add('missing', 'Field required', node);
    faults.path.pop();
  });
  for (const child of unknown) {
    faults.path.push(keyOf(document, child) ?? '');
    faults.add('extra_forbidden', 'Extra inputs are not permitted', child);
    faults.path.pop();
  }
}

function walkList(faults: FaultList, node: number, of: Shape): void {
  const { document } = faults;
  const end = cell(document.afters, node);
  let index = 0;
  for (let child = node + 1; child < end && !faults.full; child = cell(document.afters, child)) {
    faults.path.push(index);
    walk(faults, child, of);
    faults.path.pop();
    index += 1;
  }
}

function isShorter(document: JsonDocument, node: number, minLength: number): boolean {
  const units = cell(document.ends, node) - cell(document.starts, node) - 2;
  // A character takes at most twelve units as written, so that most strings need no decoding.
  if (units >= 12 * minLength) return false;
  return Array.from(stringOf(document, node)).length < minLength;
}

/** Whether an integer literal of any length is below a small minimum. */
function isBelow(literal: string, minimum: number): boolean {
  return literal.length > 15 ? literal.startsWith('-') : Number(literal) < minimum;
}

function listWords(words: readonly string[]): string {
  const quoted = words.map((word) => `'${word}'`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1) ?? ''}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
