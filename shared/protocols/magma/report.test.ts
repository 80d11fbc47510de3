import { expect, test } from 'vitest';
import type { Situation } from '../../situation.ts';
import { readReport } from './report.ts';

const said = (instruction: string, from = 'env'): Situation => ({
  index: 0,
  sourceId: '1',
  from,
  instruction,
  asked: '',
  wanted: 1,
  memoryText: null,
  facts: [],
});
const reportOf = (text: string) => readReport(said(text));

test('one line a robot, with what it did and whether it worked', () => {
  const infos = 'arm1: pick succeed with message: Picked: banana.\narm2: place failed with message: zone is full';
  expect(reportOf(JSON.stringify({ infos }))?.lines).toEqual([
    { succeeded: true, who: 'arm1', what: 'pick', message: 'Picked: banana.' },
    { succeeded: false, who: 'arm2', what: 'place', message: 'zone is full' },
  ]);
});

test('a line that does not say how it went is shown as it is', () => {
  expect(reportOf('{"infos":"The lights went out."}')?.lines).toEqual([
    { succeeded: null, who: '', what: '', message: 'The lights went out.' },
  ]);
});

test('what was executed is shown by robot, its numbers as they were sent', () => {
  const text = '{"previous_tool_call":{"arm1":{"name":"move","arguments":{"to":"left","cm":1.0}},"odd":3}}';
  expect(reportOf(text)?.executed).toEqual([
    { who: 'arm1', call: 'move(to: left, cm: 1.0)' },
    { who: 'odd', call: '3' },
  ]);
});

test('errors and failure reasons are faults, other members are shown beside them', () => {
  expect(reportOf('{"error":"no calls here","failure_reason":null,"score":1e400}')?.others).toEqual([
    { name: 'error', text: 'no calls here', fault: true },
    { name: 'score', text: '1e400', fault: false },
  ]);
});

test('plain text and JSON that is no object are not feedback of this form', () => {
  for (const text of ['Well done.', '"x"', '[1]', '']) expect(reportOf(text)).toBeNull();
});

test('what a user says is no report, whatever it looks like', () => {
  expect(readReport(said('{"infos":"arm1: pick succeed"}', 'user'))).toBeNull();
});

test('an outcome is read with or without a message, and a hostile line takes no time', () => {
  const outcomes = reportOf(
    JSON.stringify({ infos: `arm1: move to failed\n${'a: '.repeat(50_000)}\na: ${' '.repeat(50_000)}fail` }),
  )?.lines;
  expect(outcomes?.map(({ succeeded, what }) => [succeeded, what])).toEqual([
    [false, 'move to'],
    [null, ''],
    [null, ''],
  ]);
});
