import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepText, documentOf, jsonText } from '../../tests/fixtures/jsonTexts.ts';
import { relatedTexts } from '../../tests/fixtures/relatedTexts.ts';
import { printRespelled } from '../../tests/fixtures/respelled.ts';
import { compactJson } from '../json/printer.ts';
import { applyDiff } from './applyDiff.ts';
import { changePointers } from './changePointers.ts';
import { isOrderOnly } from './diff.ts';
import type { JsonDiff } from './diff.ts';
import { diffJson } from './diffJson.ts';
import type { DiffLimits } from './diffJson.ts';
import { reverseDiff } from './reverseDiff.ts';

function expectExact(before: string, after: string, limits?: DiffLimits): JsonDiff {
  const a = documentOf(before);
  const b = documentOf(after);
  const diff = diffJson(a, b, limits);
  expect(applyDiff(a, diff)).toBe(compactJson(b));
  expect(applyDiff(b, reverseDiff(diff))).toBe(compactJson(a));
  expect(reverseDiff(reverseDiff(diff))).toEqual(diff);
  return diff;
}

/** Changes in one line each: what, where, and which literals. */
function changesOf(before: string, after: string): string[] {
  const diff = expectExact(before, after);
  return diff.changes.map((change) => {
    const { before: from, after: to } = changePointers(diff, change);
    switch (change.kind) {
      case 'added':
        return `+ ${to} ${change.text}${change.shadowed ? ' shadowed' : ''}`;
      case 'removed':
        return `- ${from} ${change.text}${change.shadowed ? ' shadowed' : ''}`;
      case 'moved':
        return `${isOrderOnly(change) ? 'order' : 'moved'} ${from} → ${to}`;
      case 'changed':
      case 'respelled':
        return `${change.kind === 'changed' ? '~' : '='} ${from === to ? from : `${from} → ${to}`} ${change.from} → ${change.to}`;
    }
  });
}

describe('diffJson', () => {
  it('leads from any text to any other, token by token, and back', () => {
    fc.assert(
      fc.property(jsonText, jsonText, (before, after) => void expectExact(before, after)),
      { numRuns: 300 },
    );
  });

  it('leads from any text to one that has much in common with it, and back', () => {
    fc.assert(
      fc.property(relatedTexts, ({ before, after }) => void expectExact(before, after)),
      { numRuns: 300 },
    );
  });

  it('stays exact wherever its time ends', () => {
    fc.assert(
      fc.property(relatedTexts, fc.nat(30), ({ before, after }, steps) => {
        let left = steps;
        const diff = expectExact(before, after, { isLate: () => left-- <= 0 });
        if (left < 0) expect(diff.coarse?.code).toBe('time');
      }),
    );
  });

  it('finds nothing where only white space differs', () => {
    fc.assert(fc.property(jsonText, (text) => changesOf(text, compactJson(documentOf(text))).length === 0));
  });

  it('calls the same value in another spelling respelled, or another order', () => {
    fc.assert(
      fc.property(jsonText, fc.nat(), (text, seed) => {
        const document = documentOf(text);
        const { changes } = diffJson(document, documentOf(printRespelled(document, seed)));
        const isRealChange = changes.filter((change) => {
          if (change.kind === 'added' || change.kind === 'removed') return !change.shadowed;
          return change.kind === 'changed' && !change.from.includes('shadowed') && !change.to.includes('shadowed');
        });
        // Repeated keys are paired from the last one back: what does not count may change at will.
        if (document.shadowed.size === 0) expect(isRealChange).toEqual([]);
      }),
    );
  });

  it.each([
    ['9007199254740993', '9007199254740992', ['~  9007199254740993 → 9007199254740992']],
    ['[9007199254740993]', '[9007199254740992]', ['~ /0 9007199254740993 → 9007199254740992']],
    ['{"a":1.0}', '{"a":1}', ['= /a 1.0 → 1']],
    ['{"a":"\\u00e9"}', '{"a":"é"}', ['= /a "\\u00e9" → "é"']],
    ['{"\\u00e9":1}', '{"é":1}', ['= /é "\\u00e9" → "é"']],
    ['{"a":{"b":1,"c":[]}}', '{"a":{"b":2,"c":[],"d":null}}', ['~ /a/b 1 → 2', '+ /a/d null']],
    ['{"a":1,"a":2}', '{"a":2}', ['- /a 1 shadowed']],
    ['{"a":1,"b":2}', '{"b":2,"a":1}', ['order /a → /a']],
    ['{"__proto__":1}', '{"__proto__":{"__proto__":2}}', ['~ /__proto__ 1 → {"__proto__":2}']],
    ['true', '1', ['~  true → 1']],
    ['[1,2,3]', '[1,5,3]', ['~ /1 2 → 5']],
    ['["red"]', '["blue"]', ['~ /0 "red" → "blue"']],
    ['[1,2,3,4]', '[1,2,2.5,3,4]', ['+ /2 2.5']],
    ['[1,2,3,4]', '[4,1,2,3]', ['moved /3 → /0']],
    ['{"old":["a long enough list"]}', '{"new":["a long enough list"]}', ['moved /old → /new']],
    ['{"todo":["fetch the red cube","x"],"done":[]}', '{"todo":["x"],"done":["fetch the red cube"]}', ['moved /todo/0 → /done/0']],
  ])('tells %s from %s', (before, after, changes) => {
    expect(changesOf(before, after)).toEqual(changes);
  });

  it('matches items by their id, so that one is changed and moved at once', () => {
    const before = '[{"id":1,"x":"a"},{"id":2,"x":"b"},{"id":3,"x":"c"}]';
    const after = '[{"id":3,"x":"C"},{"id":4,"x":"d"},{"id":1,"x":"a"},{"id":2,"x":"B"}]';
    expect(changesOf(before, after)).toEqual([
      'moved /2 → /0',
      '~ /2/x → /0/x "c" → "C"',
      '+ /1 {"id":4,"x":"d"}',
      '~ /1/x → /3/x "b" → "B"',
    ]);
  });

  it('does not turn the tail into changes when entries are put in the middle', () => {
    const entry = (step: number): string => `{"author":"MODEL","content":"step ${step} of many"}`;
    const list = (steps: readonly number[]): string => `{"history":[${steps.map(entry).join(', ')}]}`;
    const steps = Array.from({ length: 40 }, (_, step) => step);
    const after = [...steps.slice(0, 10), 100, 101, ...steps.slice(10)];
    expect(changesOf(list(steps), list(after))).toEqual([`+ /history/10 ${entry(100)}`, `+ /history/11 ${entry(101)}`]);
  });

  it('pairs an item that changed with the one it is most like', () => {
    const before = '["Never lift the tray while it holds a ball.","Ask before you press."]';
    const after = '["Wait.","Never lift the tray while it holds two balls.","Ask before you press."]';
    expect(changesOf(before, after)).toEqual([
      '+ /0 "Wait."',
      '~ /0 → /1 "Never lift the tray while it holds a ball." → "Never lift the tray while it holds two balls."',
    ]);
  });

  it('goes 100,000 levels down', () => {
    const before = documentOf(deepText(100_000));
    const after = deepText(100_000).replace('[]', '[1]');
    const diff = diffJson(before, documentOf(after));
    expect(diff.changes).toHaveLength(1);
    expect(applyDiff(before, diff) === after).toBe(true);
  });

  it('compares arrays with nothing in common without finding the best alignment, and says so', () => {
    const list = (start: number): string => `[${Array.from({ length: 6_000 }, (_, place) => ((start + place) * 7919) % 601).join(',')}]`;
    expect(
      expectExact(
        list(0),
        list(0).replaceAll(/\d+/g, (digits) => String((Number(digits) * 31) % 599)),
      ).coarse?.code,
    ).toBe('work');
  });

  it('changes a container whole where its children differ too often', () => {
    const list = (from: number): string =>
      `{"many":[${Array.from({ length: 50 }, (_, place) => `"${from + place}"`).join()}],"few":${from}}`;
    const diff = expectExact(list(0), list(100), { mostChanges: 20 });
    expect(diff.changes.map(({ kind }) => kind)).toEqual(['changed', 'changed']);
    expect(diff.coarse?.code).toBe('work');
  });
});
