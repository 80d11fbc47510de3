import { expect, test } from 'vitest';
import type { Finding } from '../../../../shared/finding.ts';
import { findingsOf, levelsByPlace, marksIn, worthSaying } from './editorMarks.ts';

const finding = (pointer: string | null): Finding => ({
  code: 'x.y',
  level: 'error',
  message: 'Wrong.',
  text: 'candidate',
  pointer,
  offset: null,
});

test('findings are told apart by the candidate that they speak of', () => {
  const all = [finding('/0/a'), finding('/1'), finding(null)];
  expect(findingsOf(all, 1)).toEqual([{ finding: all[1], pointer: '' }]);
});

test('a finding is marked at its place, or at the nearest place above that exists', () => {
  const text = '{"a": {"b": 12}}';
  const marks = marksIn(text, [
    { finding: finding(null), pointer: '/a/b' },
    { finding: finding(null), pointer: '/a/missing/x' },
  ]);
  expect(marks.map(({ from, to }) => text.slice(from, to))).toEqual(['12', '{']);
});

test('of a memory only what speaks of the memory is marked', () => {
  const marks = marksIn(
    '{"h": 1}',
    [
      { finding: finding(null), pointer: '/memory/h' },
      { finding: finding(null), pointer: '/output' },
    ],
    '/memory',
  );
  expect(marks.map(({ from, to }) => [from, to])).toEqual([[6, 7]]);
});

test('a text that is no JSON is marked where it stops being JSON', () => {
  expect(marksIn('{"a": }', [])).toMatchObject([{ from: 6, level: 'error' }]);
});

test('a place that two findings speak of shows the worse one', () => {
  const warning: Finding = { ...finding(null), level: 'warning' };
  const levels = levelsByPlace([
    { finding: finding(null), pointer: '/a' },
    { finding: warning, pointer: '/a' },
    { finding: warning, pointer: '/b' },
  ]);
  expect([...levels]).toEqual([
    ['/a', 'error'],
    ['/b', 'warning'],
  ]);
});

test('blank candidates are told of errors alone', () => {
  const warning: Finding = { ...finding('/1/output'), level: 'warning' };
  const error = finding('/1');
  expect(worthSaying([warning, error, finding(null)], (candidate) => candidate === 0)).toEqual([error, finding(null)]);
  expect(worthSaying([warning], () => true)).toEqual([warning]);
});
