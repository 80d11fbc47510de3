import type { Finding, FindingText } from '../finding.ts';
import { keyOf, literalOf } from '../json/access.ts';
import { cell } from '../json/cell.ts';
import { KIND } from '../json/document.ts';
import type { JsonDocument } from '../json/document.ts';
import { canonicalNumber, isIntegerLiteral } from '../json/numbers.ts';
import { pointerOf } from '../json/pointer.ts';
import { hasBom } from '../json/reader.ts';
import { clip } from './clip.ts';

/** At most this many notes of one kind; the last then says how many more there are. */
const MOST = 20;
/** Numbers shorter than this keep their value as doubles, apart from exponents. */
const LONG_NUMBER = 16;
/** A pointer costs as much as its node is deep: below this depth notes name no place. */
const DEEPEST_POINTER = 2_000;

/**
 * Notes on what a lossy reader would spoil: a byte order mark, repeated keys, numbers beyond double
 * precision, lone surrogates. A plain text costs one pass over the node kinds and one over its characters.
 */
export function noteJson(document: JsonDocument, text: FindingText): Finding[] {
  const notes: Finding[] = [];
  if (hasBom(document.text))
    notes.push({ code: 'json.bom', level: 'note', message: 'The text begins with a byte order mark.', text, pointer: null, offset: 0 });
  if (document.shadowed.size > 0)
    addNotes(notes, document, text, 'json.duplicate_key', [...document.shadowed], (node) => {
      const key = clip(JSON.stringify(keyOf(document, node)), 80);
      return `The key ${key} is repeated in its object: ${clip(literalOf(document, node), 60)} is shadowed, the last value counts`;
    });
  addNotes(notes, document, text, 'json.number_precision', impreciseNumbers(document), (node) => {
    return `${clip(literalOf(document, node), 60)} is beyond double precision: a reader of doubles makes it ${Number(literalOf(document, node))}`;
  });
  if (mayHoldSurrogates(document.text))
    addNotes(
      notes,
      document,
      text,
      'json.lone_surrogate',
      loneSurrogates(document),
      () => 'Half of a surrogate pair, written as an escape',
    );
  return notes;
}

function addNotes(
  notes: Finding[],
  document: JsonDocument,
  text: FindingText,
  code: string,
  nodes: readonly number[],
  describe: (node: number) => string,
): void {
  nodes.slice(0, MOST).forEach((node, place) => {
    const more = place === MOST - 1 && nodes.length > MOST ? ` (and more of them: ${nodes.length - MOST})` : '';
    const pointer = document.depth > DEEPEST_POINTER ? null : pointerOf(document, node);
    notes.push({ code, level: 'note', message: `${describe(node)}${more}.`, text, pointer, offset: cell(document.starts, node) });
  });
}

function impreciseNumbers(document: JsonDocument): number[] {
  const found: number[] = [];
  const { kinds, starts, ends, size } = document;
  for (let node = 0; node < size; node += 1) {
    if (kinds[node] !== KIND.number) continue;
    const length = cell(ends, node) - cell(starts, node);
    if (length < 5) continue;
    const literal = literalOf(document, node);
    if (length < LONG_NUMBER ? /e/i.test(literal) && losesRange(literal) : losesDigits(literal)) found.push(node);
  }
  return found;
}

/** Of literals that are not finite integers alone are noted: the others are faults wherever they count. */
function losesRange(literal: string): boolean {
  const value = Number(literal);
  if (!Number.isFinite(value)) return isIntegerLiteral(literal);
  return value === 0 && /[1-9]/.test(literal.replace(/e.*/i, ''));
}

function losesDigits(literal: string): boolean {
  const value = Number(literal);
  if (String(value) === literal) return false;
  if (value === 0 || !Number.isFinite(value)) return losesRange(literal);
  if (isIntegerLiteral(literal)) return canonicalNumber(`${literal}.0`) !== literal;
  const digits = significantDigits(literal);
  if (digits.length > 17) return true;
  return digits.length > 15 && significantDigits(value.toPrecision(digits.length)) !== digits;
}

/** `-0.01200e5` has the significant digits `12`. Not by an expression: one that drops zeros at the end takes quadratic time. */
function significantDigits(literal: string): string {
  const digits = literal.replace(/e.*/i, '').replace(/[-.]/g, '');
  let first = 0;
  while (digits.charAt(first) === '0') first += 1;
  let end = digits.length;
  while (end > first && digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(first, end);
}

/** One expression is several times faster here than substring searches, which stop at every backslash. */
function mayHoldSurrogates(text: string): boolean {
  return /\\u[dD][89a-fA-F]/.test(text);
}

/** Strings and keys in which a high surrogate has no low one after it, or a low one no high one before it. */
function loneSurrogates(document: JsonDocument): number[] {
  const found: number[] = [];
  for (let node = 0; node < document.size; node += 1) {
    const key = keyOf(document, node);
    const isString = document.kinds[node] === KIND.string;
    if ((key !== null && isLone(key)) || (isString && isLone(decoded(document, node)))) found.push(node);
  }
  return found;
}

/** The string's value where it holds surrogate escapes; otherwise not worth decoding. */
function decoded(document: JsonDocument, node: number): string {
  const literal = literalOf(document, node);
  return mayHoldSurrogates(literal) ? String(JSON.parse(literal)) : '';
}

function isLone(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
