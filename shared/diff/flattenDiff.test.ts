import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf, jsonText } from '../../tests/fixtures/jsonTexts.ts';
import { relatedTexts } from '../../tests/fixtures/relatedTexts.ts';
import { compactJson } from '../json/printer.ts';
import { createComparison } from './comparison.ts';
import { diffJson } from './diffJson.ts';
import { flattenDiff } from './flattenDiff.ts';
import { readDiffRow } from './readDiffRow.ts';
import type { DiffRow, DiffRowSide } from './readDiffRow.ts';
import { MARK } from './rows.ts';
import type { RowsQuestion } from './rows.ts';

function rowsOf(before: string, after: string, view: RowsQuestion['view'], toggled: ReadonlySet<number> = new Set()): DiffRow[] {
  const a = documentOf(before);
  const b = documentOf(after);
  const rows = flattenDiff(createComparison(a, b, diffJson(a, b)), { view, toggled });
  return Array.from({ length: rows.count }, (_, place) => readDiffRow(rows, place, before, after));
}

/** All rows, with every container open and nothing folded. */
function allRows(before: string, after: string): DiffRow[] {
  const toggled = new Set<number>();
  for (;;) {
    const rows = rowsOf(before, after, 'sides', toggled);
    const closed = rows.filter(({ kind }) => kind === 'closed' || kind === 'fold');
    if (closed.length === 0) return rows;
    for (const { id } of closed) toggled.add(id);
  }
}

function tokens(side: DiffRowSide | null): string {
  if (side === null) return '';
  // Longer literals are cut.
  return `${side.key === null ? '' : `${side.key}:`}${side.text}${side.hasComma ? ',' : ''}`;
}

/** Rows in a line each. */
function draw(rows: readonly DiffRow[]): string[] {
  return rows.map(({ kind, marks, depth, size, before, after }) => {
    const names = Object.entries(MARK).flatMap(([name, bit]) => (marks & bit ? [name] : []));
    const key = after?.key ?? before?.key ?? '';
    const value = kind === 'fold' || kind === 'unfolded' ? `${size} unchanged` : [before?.text, after?.text].join(' | ');
    return `${' '.repeat(depth)}${[kind, key, value, ...names].filter((word) => word !== '').join(' ')}`;
  });
}

describe('flattenDiff', () => {
  it('shows every token of both texts once, side by side', () => {
    const check = (before: string, after: string): void => {
      const rows = allRows(before, after);
      expect(rows.map((row) => tokens(row.before)).join('')).toBe(compactJson(documentOf(before)));
      expect(rows.map((row) => tokens(row.after)).join('')).toBe(compactJson(documentOf(after)));
    };
    fc.assert(fc.property(jsonText, jsonText, check));
    fc.assert(fc.property(relatedTexts, ({ before, after }) => check(before, after)));
  });

  it('folds what is unchanged, and opens what is not', () => {
    const list = (from: number, to: number): string => Array.from({ length: to - from }, (_, place) => from + place).join(',');
    const before = `{"a":[${list(0, 10)}],"b":{"c":1,"d":[2,3]},"e":null}`;
    const after = `{"a":[${list(0, 10)}],"b":{"c":1.0,"d":[2,3]},"e":null,"f":[{"g":[]}]}`;
    expect(draw(rowsOf(before, after, 'tree'))).toEqual([
      'open { | { within',
      ' closed "a" [ | [',
      ' open "b" { | { within',
      '  leaf "c" 1 | 1.0 respelled',
      '  closed "d" [ | [',
      ' leaf "e" null | null',
      ' closed "f"  | [ added',
    ]);
  });

  it('says how many are unchanged, and shows them once they are unfolded', () => {
    const before = '[1,2,3,4,5]';
    const after = '[1,2,3,4,5,6]';
    const folded = rowsOf(before, after, 'tree');
    expect(draw(folded)).toEqual(['open [ | [ within', ' fold 5 unchanged', ' leaf  | 6 added']);
    const unfolded = draw(rowsOf(before, after, 'tree', new Set([folded[1]?.id ?? 0])));
    expect(unfolded.slice(0, 3)).toEqual(['open [ | [ within', ' unfolded 5 unchanged', ' leaf 1 | 1']);
  });

  it('leaves two unchanged neighbours of a change unfolded side by side', () => {
    const list = (middle: string): string => `[1,2,3,4,5,"${middle}",6,7,8,9,10,11]`;
    expect(draw(rowsOf(list('x'), list('y'), 'sides'))).toEqual([
      'open [ | [ within',
      ' fold 3 unchanged',
      ' leaf 4 | 4',
      ' leaf 5 | 5',
      ' leaf "x" | "y" changed',
      ' leaf 6 | 6',
      ' leaf 7 | 7',
      ' fold 4 unchanged',
      'end ] | ] within',
    ]);
  });

  it('shows what moved where it stood and where it stands', () => {
    const before = '[{"id":1,"x":["a"]},{"id":2,"x":["b"]},{"id":3,"x":["c"]}]';
    const after = '[{"id":3,"x":["C"]},{"id":1,"x":["a"]},{"id":2,"x":["b"]}]';
    expect(draw(rowsOf(before, after, 'tree'))).toEqual([
      'open [ | [ within',
      ' open { | { moved within',
      '  leaf "id" 3 | 3',
      '  open "x" [ | [ within',
      '   leaf "c" | "C" changed',
      ' fold 2 unchanged',
      ' closed { |  moved',
    ]);
  });

  it('opens a value that was changed whole as all of the one and all of the other', () => {
    expect(draw(rowsOf('{"a":[1,2]}', '{"a":{"b":3}}', 'sides'))).toEqual([
      'open { | { within',
      ' open "a" [ | { changed',
      '  leaf 1 |  removed',
      '  leaf 2 |  removed',
      '  leaf "b"  | 3 added',
      ' end ] | } changed',
      'end } | } within',
    ]);
  });
});
