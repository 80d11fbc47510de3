import { describe, expect, it } from 'vitest';
import { readDiffRow } from '../../shared/diff/readDiffRow.ts';
import { findRowOfChange } from '../../shared/diff/reveal.ts';
import { createDiffDesk } from './diffDesk.ts';
import type { DiffDesk } from './diffDesk.ts';

const BEFORE = '{"memory_list":["Never lift the tray."],"history":[{"author":"MODEL","content":"{\\"say\\":\\"hm\\",\\"n\\":1.0}"}]}';
const AFTER = '{"memory_list":[],"history":[{"author":"MODEL","content":"{\\"say\\":\\"hm\\",\\"n\\":2}"}],"é":1}';

function openDesk(before: string, after: string, now: () => number = () => 0): DiffDesk {
  const desk = createDiffDesk(now);
  desk.answer({ ask: 'open', before, after, protocol: null });
  return desk;
}

describe('the diff desk', () => {
  it('says in numbers how two memories differ, and what that means', () => {
    const opened = createDiffDesk(() => 0).answer({ ask: 'open', before: BEFORE, after: AFTER, protocol: 'magma' });
    expect(opened).toMatchObject({
      ok: true,
      summary: {
        changes: 3,
        counts: { added: 1, removed: 1, changed: 1, moved: 0, respelled: 0, reordered: 0 },
        bytesBefore: BEFORE.length,
        bytesAfter: AFTER.length + 1,
        coarse: null,
      },
      marks: [{ code: 'memory.rule_dropped', level: 'warning' }],
    });
  });

  it('names the text that is not JSON', () => {
    const desk = createDiffDesk(() => 0);
    expect(desk.answer({ ask: 'open', before: '{}', after: '{', protocol: null })).toMatchObject({ ok: false, side: 'after' });
    expect(() => desk.answer({ ask: 'patch', format: 'json' })).toThrow('Expected two texts to be open');
  });

  it('ends comparing when its time is over', () => {
    let time = 0;
    const desk = createDiffDesk(() => (time += 600));
    const opened = desk.answer({ ask: 'open', before: BEFORE, after: AFTER, protocol: null });
    expect(opened).toMatchObject({ summary: { coarse: { code: 'time' } } });
  });

  it('lists changes with their pointers and literals', () => {
    expect(openDesk(BEFORE, AFTER).answer({ ask: 'changes', from: 0, count: 1 })).toEqual([
      {
        number: 0,
        kind: 'removed',
        isKey: false,
        isShadowed: false,
        before: '/memory_list/0',
        after: null,
        from: { text: '"Never lift the tray."', length: 22 },
        to: null,
      },
    ]);
  });

  it('looks into a string, and opens the JSON in it to be diffed', () => {
    const inside = openDesk(BEFORE, AFTER).answer({ ask: 'inside', change: 1 });
    expect(inside?.pieces).toEqual([
      { kind: 'same', text: '{"say":"hm","n":' },
      { kind: 'removed', text: '1.0' },
      { kind: 'added', text: '2' },
      { kind: 'same', text: '}' },
    ]);
    const nested = openDesk(inside?.json?.before ?? '', inside?.json?.after ?? '');
    expect(nested.answer({ ask: 'changes', from: 0, count: 9 })).toMatchObject([{ kind: 'changed', before: '/n' }]);
    expect(openDesk(BEFORE, AFTER).answer({ ask: 'inside', change: 0 })).toBeNull();
  });

  it('cuts long unchanged runs of a string down to what stands near a change', () => {
    const long = 'word '.repeat(1_000);
    const inside = openDesk(JSON.stringify(`${long}a ${long}`), JSON.stringify(`${long}b ${long}`)).answer({ ask: 'inside', change: 0 });
    expect(inside?.pieces.map(({ kind }) => kind)).toEqual(['skipped', 'same', 'removed', 'added', 'same', 'skipped']);
  });

  it('finds the row of a change, and the containers that must be open for it', () => {
    const desk = openDesk(BEFORE, AFTER);
    const rows = desk.answer({ ask: 'rows', view: 'tree', toggled: new Set() });
    const row = readDiffRow(rows, findRowOfChange(rows, 1), BEFORE, AFTER);
    expect(row).toMatchObject({ kind: 'leaf', change: 1, depth: 3, after: { key: '"content"' } });
    const above = desk.answer({ ask: 'above', change: 1 });
    expect(above).toHaveLength(3);
    const closed = desk.answer({ ask: 'rows', view: 'tree', toggled: new Set(above) });
    expect(findRowOfChange(closed, 1)).toBe(-1);
  });

  it('forgets the texts when it is closed', () => {
    const desk = openDesk(BEFORE, AFTER);
    expect(desk.answer({ ask: 'close' })).toBeNull();
    expect(() => desk.answer({ ask: 'changes', from: 0, count: 1 })).toThrow('Expected two texts to be open');
  });
});
