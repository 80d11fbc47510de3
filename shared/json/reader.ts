import { cell } from './cell.ts';
import { KIND, MOST_VALUES, NO_KEY, type JsonProblem, type JsonReading } from './document.ts';
import { copyKnown, sizeOfKnown, type KnownValue } from './known.ts';
import { growTable, sealTable, takeTable } from './nodeTable.ts';
import { isFiniteLiteral } from './numbers.ts';
import { describeExtra, describeMissingValue, describeNumber, describeString, describeTooMany, describeUnexpected } from './problem.ts';
import { findRepeatedKeys } from './repeatedKeys.ts';
import { codeAt, scanNumber, scanString, skipSpace } from './scan.ts';

const BOM = 0xfeff;
const NONE_KNOWN: readonly KnownValue[] = [];

/** Whether a text begins with a byte order mark, which `readJson` passes over and which is worth a note. */
export function hasBom(text: string): boolean {
  return codeAt(text, 0) === BOM;
}

/**
 * Reads a JSON text (RFC 8259) without losing anything: every literal, key and place stays as it was sent. Iterative, so depth is
 * bounded by the number of values alone, of which at most `MOST_VALUES` are read. Offsets are those of the given text; one byte order mark at its start counts as white space.
 * `known` names values of it, in order, that were read before: their nodes are copied, and the reading is the same.
 */
export function readJson(text: string, known: readonly KnownValue[] = NONE_KNOWN): JsonReading {
  let table = takeTable();
  let { starts, ends, afters, parents, keyStarts, keyEnds, kinds, capacity } = table;
  const shadowed = new Set<number>();
  const infinite: number[] = [];
  let escapedKeys = false;
  let size = 0;
  let depth = 0;
  let deepest = 0;
  let container = 0;
  let keyStart = NO_KEY;
  let keyEnd = NO_KEY;
  let expectsKey = false;
  let nextKnown = 0;
  let knownAt = known[0]?.at ?? -1;
  let at = skipSpace(text, hasBom(text) ? 1 : 0);

  for (;;) {
    if (expectsKey) {
      if (codeAt(text, at) !== 0x22) return failed(describeUnexpected(text, at, 'a key in double quotes'));
      keyStart = at;
      keyEnd = scanPlain(text, at);
      if (keyEnd < 0) {
        escapedKeys = true;
        keyEnd = scanString(text, at);
        if (keyEnd < 0) return failed(describeString(text, at));
      }
      at = skipSpace(text, keyEnd);
      if (codeAt(text, at) !== 0x3a) return failed(describeUnexpected(text, at, '":"'));
      at = skipSpace(text, at + 1);
    }

    if (size === capacity) {
      if (size >= MOST_VALUES) return failed(describeTooMany(at));
      table = growTable(table);
      ({ starts, ends, afters, parents, keyStarts, keyEnds, kinds, capacity } = table);
    }
    const node = size++;
    starts[node] = at;
    parents[node] = container;
    keyStarts[node] = keyStart;
    keyEnds[node] = keyEnd;

    const code = codeAt(text, at);
    if (at !== knownAt && (code === 0x7b || code === 0x5b)) {
      const isObject = code === 0x7b;
      kinds[node] = isObject ? KIND.object : KIND.array;
      container = node;
      if (++depth > deepest) deepest = depth;
      at = skipSpace(text, at + 1);
      if (codeAt(text, at) !== (isObject ? 0x7d : 0x5d)) {
        expectsKey = isObject;
        keyStart = keyEnd = NO_KEY;
        continue;
      }
    } else {
      const start = at;
      const value = start === knownAt ? known[nextKnown] : undefined;
      if (value !== undefined) {
        size += sizeOfKnown(value) - 1;
        if (size > MOST_VALUES) return failed(describeTooMany(at));
        while (size > capacity) {
          table = growTable(table);
          ({ starts, ends, afters, parents, keyStarts, keyEnds, kinds, capacity } = table);
        }
        const nested = depth + copyKnown(value, table, node, shadowed, infinite);
        if (nested > deepest) deepest = nested;
        at = cell(ends, node);
        knownAt = known[++nextKnown]?.at ?? -1;
      } else if (code === 0x22) {
        kinds[node] = KIND.string;
        at = scanString(text, start);
        if (at < 0) return failed(describeString(text, start));
      } else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
        kinds[node] = KIND.number;
        at = scanNumber(text, start);
        if (at < 0) return failed(describeNumber(text, start));
        if (!isSurelyFinite(text, start, at) && !isFiniteLiteral(text.slice(start, at))) infinite.push(node);
      } else if (code === 0x74 && text.startsWith('true', start)) {
        kinds[node] = KIND.true;
        at += 4;
      } else if (code === 0x66 && text.startsWith('false', start)) {
        kinds[node] = KIND.false;
        at += 5;
      } else if (code === 0x6e && text.startsWith('null', start)) {
        kinds[node] = KIND.null;
        at += 4;
      } else return failed(describeMissingValue(text, start));
      ends[node] = at;
      afters[node] = size;
      at = skipSpace(text, at);
    }

    // A value has ended, or an empty container is about to: close what ends here, up to the next comma.
    for (;;) {
      if (depth === 0) {
        if (at < text.length) return failed(describeExtra(text, at));
        return { ok: true, document: { text, size, depth: deepest, ...sealTable(table, size), shadowed, infinite } };
      }
      const isObject = kinds[container] === KIND.object;
      const next = codeAt(text, at);
      if (next === 0x2c) {
        at = skipSpace(text, at + 1);
        expectsKey = isObject;
        keyStart = keyEnd = NO_KEY;
        break;
      }
      if (next !== (isObject ? 0x7d : 0x5d)) return failed(describeUnexpected(text, at, isObject ? '"," or "}"' : '"," or "]"'));
      ends[container] = at + 1;
      afters[container] = size;
      if (isObject && size - container > 2) findRepeatedKeys(text, table, container + 1, size, escapedKeys, shadowed);
      container = cell(parents, container);
      depth--;
      at = skipSpace(text, at + 1);
    }
  }
}

function failed(problem: JsonProblem): JsonReading {
  return { ok: false, problem };
}

/** Past a string without escapes; -1 where it holds one, or is not a string. */
function scanPlain(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const code = codeAt(text, at);
    if (code > 0x5c) continue;
    if (code === 0x22) return at + 1;
    if (code < 0x20 || code === 0x5c) return -1;
  }
}

/** Whether a number literal is too short, and without the exponent that would be needed, to leave the range of doubles. */
function isSurelyFinite(text: string, start: number, end: number): boolean {
  if (end - start > 308) return false;
  for (let at = start + 1; at < end - 1; at++) {
    const code = codeAt(text, at);
    if (code === 0x65 || code === 0x45) return false;
  }
  return true;
}
