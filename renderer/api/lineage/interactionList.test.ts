import { expect, test } from 'vitest';
import type { InteractionBrief } from '../../../shared/interaction.ts';
import { addOlder, mergeNewest, reachOf } from './interactionList.ts';

const brief = (id: string, lastAt: number): InteractionBrief => ({
  id,
  protocol: 'magma',
  asked: id,
  situations: 1,
  candidates: 1,
  depth: 1,
  startedAt: 0,
  lastAt,
  ambiguous: 0,
  edited: 0,
  waiting: 0,
  errors: 0,
});
const list = (more: boolean, ...briefs: InteractionBrief[]) => ({ interactions: briefs, more });
const ids = (merged: { interactions: readonly InteractionBrief[] }) => merged.interactions.map(({ id }) => id);

test('an interaction that was active moves to the top, and older ones stay below', () => {
  const merged = mergeNewest(
    list(true, brief('a', 9), brief('b', 8), brief('c', 7), brief('d', 6)),
    list(true, brief('c', 10), brief('a', 9)),
  );
  expect([ids(merged), merged.more]).toEqual([['c', 'a', 'b', 'd'], true]);
});

test('an interaction that became part of another one goes', () => {
  const merged = mergeNewest(list(true, brief('a', 9), brief('b', 8), brief('c', 7)), list(true, brief('a', 10), brief('c', 7)));
  expect(ids(merged)).toEqual(['a', 'c']);
});

test('a page that meets nothing known, or is all there is, takes the place of the list', () => {
  const known = list(true, brief('a', 3), brief('b', 2));
  expect(ids(mergeNewest(known, list(true, brief('x', 9), brief('y', 8))))).toEqual(['x', 'y']);
  expect(ids(mergeNewest(known, list(false, brief('a', 9))))).toEqual(['a']);
  expect(ids(mergeNewest(undefined, list(true, brief('a', 9))))).toEqual(['a']);
});

test('an older page goes below, each interaction once', () => {
  expect(ids(addOlder(list(true, brief('a', 9), brief('b', 8)), list(false, brief('b', 8), brief('c', 8))))).toEqual(['a', 'b', 'c']);
});

test('as many of the newest are asked for as hold all that changed', () => {
  const known = list(true, brief('a', 9), brief('b', 8), brief('c', 7));
  expect([reachOf(known, ['b', 'zz']), reachOf(known, ['zz']), reachOf(known, null)]).toEqual([2, 0, 3]);
});
