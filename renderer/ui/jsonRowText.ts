import { cell } from '../../shared/json/cell.ts';
import type { JsonDocument } from '../../shared/json/document.ts';
import { KIND, NO_KEY } from '../../shared/json/document.ts';
import { clipMiddle } from '../../shared/protocols/clip.ts';
import { describeCount } from './amounts.ts';
import { describeMembers } from './describeMembers.ts';
import { visibleText } from './visibleText.ts';
import { countChildren, isFoldable } from './jsonRows.ts';

/** Levels that are indented; deeper ones carry their number. */
export const INDENTED_LEVELS = 12;
const LONGEST = 400;
const LONGEST_KEY = 60;

export interface JsonRowText {
  /** The key's exact spelling, a long one without its middle, or an item's index; null for the root. */
  readonly key: string | null;
  readonly isItem: boolean;
  /** The literal, cut where it is long; of containers a summary. */
  readonly value: string;
  readonly colour: 'string' | 'number' | 'word' | 'container';
  readonly foldable: boolean;
  /** How much more there is of a literal that was cut. */
  readonly clipped: string | null;
  readonly shadowed: boolean;
}

/** `place`: the node's place among its siblings, from 0. */
export function describeRow(document: JsonDocument, node: number, place: number): JsonRowText {
  const { text } = document;
  const keyStart = cell(document.keyStarts, node);
  const kind = cell(document.kinds, node);
  const start = cell(document.starts, node);
  const end = cell(document.ends, node);
  const isContainer = kind === KIND.object || kind === KIND.array;
  const isItem = keyStart === NO_KEY;
  const isCut = !isContainer && end - start > LONGEST;
  return {
    key:
      node === 0 ? null : isItem ? String(place) : visibleText(clipMiddle(text.slice(keyStart, cell(document.keyEnds, node)), LONGEST_KEY)),
    isItem,
    value: isContainer ? summarise(document, node) : visibleText(text.slice(start, isCut ? start + LONGEST : end)),
    colour: isContainer ? 'container' : kind === KIND.string ? 'string' : kind === KIND.number ? 'number' : 'word',
    foldable: isFoldable(document, node),
    clipped: isCut ? `… ${describeCount(end - start)} characters in all` : null,
    shadowed: document.shadowed.has(node),
  };
}

function summarise(document: JsonDocument, node: number): string {
  const isObject = cell(document.kinds, node) === KIND.object;
  if (!isFoldable(document, node)) return isObject ? '{}' : '[]';
  const most = 10_000;
  const count = countChildren(document, node, most);
  return describeMembers(isObject, count, count === most);
}
