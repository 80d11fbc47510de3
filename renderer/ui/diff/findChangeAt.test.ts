import { expect, test } from 'vitest';
import type { MemoryMark } from '../../../shared/memoryMark.ts';
import { createDiffDesk } from '../../api/diffDesk.ts';
import { findChangeAt } from './findChangeAt.ts';

function find(before: string, after: string, mark: Pick<MemoryMark, 'before' | 'after'>) {
  const desk = createDiffDesk(() => 0);
  desk.answer({ ask: 'open', before, after, protocol: null });
  const changes = (from: number, count: number) => Promise.resolve(desk.answer({ ask: 'changes', from, count }));
  return findChangeAt({ changes }, { code: 'memory.test', level: 'warning', flag: null, message: '', ...mark });
}

test('a mark leads to the change at its place', async () => {
  const before = '{"plan":1,"memory_list":["Ask first.","Never lift the tray."]}';
  expect(await find(before, '{"plan":2,"memory_list":["Ask first."]}', { before: '/memory_list/1', after: '/memory_list' })).toBe(1);
});

test('where the whole list is gone, a mark leads to that', async () => {
  const before = '{"plan":1,"memory_list":["Ask first.","Never lift the tray."]}';
  expect(await find(before, '{"plan":2}', { before: '/memory_list/1', after: null })).toBe(1);
});

test('a mark of a list leads to the first change in it, and one of nothing that changed nowhere', async () => {
  expect(await find('{"a":1,"history":[1,2]}', '{"a":2,"history":[]}', { before: '/history', after: '/summary' })).toBe(1);
  expect(await find('{"a":1}', '{"a":2}', { before: '/history', after: null })).toBeNull();
});
