import { itemsOf, keyOf, membersOf } from '../../../../shared/json/access.ts';
import { cell } from '../../../../shared/json/cell.ts';
import type { JsonDocument } from '../../../../shared/json/document.ts';
import { KIND } from '../../../../shared/json/document.ts';
import { equalJson } from '../../../../shared/json/equality.ts';
import { compactJson } from '../../../../shared/json/printer.ts';
import { readJson } from '../../../../shared/json/reader.ts';
import { describeCount } from '../../../ui/amounts.ts';
import type { LinePiece } from '../../../ui/diff/linePieces.ts';
import { linePieces } from '../../../ui/diff/linePieces.ts';

/** A change in one line: what came and went in words, and the text of it. */
export interface ToldChange {
  /** Such as `+2 items`; empty where the text tells all. */
  readonly words: string;
  readonly pieces: readonly LinePiece[];
}

/** Tells how a value changed: of lists and objects what came and went, of all else the texts against each other. White space between tokens is no part of it. */
export function tellChange(before: string, after: string): ToldChange {
  // Texts that were cut because they are long are no JSON.
  const was = readJson(before);
  const is = readJson(after);
  const told = was.ok && is.ok ? tellContainers(was.document, is.document) : null;
  if (told) return told;
  const [from, to] = [closeUp(before), closeUp(after)];
  if (from !== to) return { words: '', pieces: linePieces(from, to) };
  return { words: 'differs further on', pieces: piece('same', from.slice(0, 80)) };
}

/** A JSON text, perhaps cut, without the white space between its tokens. */
export function closeUp(literal: string): string {
  return literal.replace(/("(?:[^"\\]|\\[^])*(?:"|$))|\s+/g, '$1');
}

function tellContainers(was: JsonDocument, is: JsonDocument): ToldChange | null {
  const kind = cell(was.kinds, 0);
  if (kind !== cell(is.kinds, 0)) return null;
  if (kind === KIND.array) return tellItems(was, is);
  return kind === KIND.object ? tellMembers(was, is) : null;
}

function tellItems(was: JsonDocument, is: JsonDocument): ToldChange | null {
  const olds = itemsOf(was, 0);
  const news = itemsOf(is, 0);
  const most = Math.min(olds.length, news.length);
  const isSame = (old = -1, now = -1) => old >= 0 && now >= 0 && equalJson(was, old, is, now);
  let start = 0;
  while (start < most && isSame(olds[start], news[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(olds.at(-1 - end), news.at(-1 - end))) end += 1;
  const removed = olds.slice(start, olds.length - end);
  const added = news.slice(start, news.length - end);
  const [firstOld = -1] = removed;
  const [firstNew = -1] = added;
  if (removed.length === 1 && added.length === 1)
    return { words: `item ${start}`, pieces: linePieces(compactJson(was, firstOld), compactJson(is, firstNew)) };
  if (removed.length === 0 && added.length === 0) return null;
  const words = [...counted('+', added.length, 'item'), ...counted('−', removed.length, 'item')].join(' ');
  return { words, pieces: firstNew >= 0 ? piece('added', compactJson(is, firstNew)) : piece('removed', compactJson(was, firstOld)) };
}

function tellMembers(was: JsonDocument, is: JsonDocument): ToldChange | null {
  const olds = membersByKey(was);
  const news = membersByKey(is);
  const added = [...news].filter(([key]) => !olds.has(key));
  const removed = [...olds].filter(([key]) => !news.has(key));
  const changed = [...news].flatMap(([key, now]) => {
    const old = olds.get(key);
    return old === undefined || equalJson(was, old, is, now) ? [] : [{ key, old, now }];
  });
  const [only] = changed;
  if (only && changed.length === 1 && added.length === 0 && removed.length === 0)
    return { words: only.key, pieces: linePieces(compactJson(was, only.old), compactJson(is, only.now)) };
  const names = [...added.map(([key]) => `+${key}`), ...removed.map(([key]) => `−${key}`), ...changed.map(({ key }) => `${key} changed`)];
  if (names.length === 0) return null;
  const [new1] = added;
  const [old1] = removed;
  const pieces = new1
    ? piece('added', compactJson(is, new1[1]))
    : old1
      ? piece('removed', compactJson(was, old1[1]))
      : only
        ? linePieces(compactJson(was, only.old), compactJson(is, only.now))
        : [];
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  return { words: `${names.slice(0, MOST_NAMES).join(', ')}${more}`, pieces };
}

const MOST_NAMES = 3;

function membersByKey(document: JsonDocument): ReadonlyMap<string, number> {
  return new Map(membersOf(document, 0).map((member) => [keyOf(document, member) ?? '', member]));
}

function counted(sign: string, count: number, noun: string): string[] {
  return count === 0 ? [] : [`${sign}${describeCount(count, noun)}`];
}

function piece(kind: 'same' | 'added' | 'removed', text: string): LinePiece[] {
  return text === '' ? [] : [{ kind, text }];
}
