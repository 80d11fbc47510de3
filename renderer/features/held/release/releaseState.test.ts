import { expect, test } from 'vitest';
import type { Finding } from '../../../../shared/finding.ts';
import { askAboutBlanks, describeRelease, faultyCandidates } from './releaseState.ts';
import { testHold } from '../testHold.ts';

const finding = (level: Finding['level'], pointer: string): Finding => ({
  code: 'x',
  level,
  message: 'Wrong.',
  text: 'candidate',
  pointer,
  offset: null,
});

test('errors block a release and say why, warnings do not', () => {
  expect(describeRelease(testHold(), [finding('warning', '/0')], false).blocked).toBeNull();
  expect(describeRelease(testHold(), [finding('error', '/0')], false).blocked).toBe('An error stands against it: Wrong.');
  expect(describeRelease(testHold(), [finding('error', '/0'), finding('error', '/1')], false).blocked).toMatch(/^2 errors stand/);
});

test('one of a batch says which it is and that the answer waits for the rest, the last one that it sends', () => {
  expect(describeRelease(testHold({ index: 2, of: 3, decided: 0 }), [], false)).toMatchObject({
    label: 'Release · 3 of 3',
    later: '0 of 3 released. The answer goes out with the last.',
  });
  expect(describeRelease(testHold({ index: 0, of: 3, decided: 2 }), [], false)).toMatchObject({
    label: 'Release and send',
    later: '2 of 3 released. The answer goes out with this one.',
  });
  expect(describeRelease(testHold(), [], false)).toMatchObject({ label: 'Release', later: '' });
});

test('candidates are told apart by who has errors', () => {
  expect([...faultyCandidates([finding('error', '/2/output'), finding('warning', '/1')])]).toEqual([2]);
});

test('blank candidates are asked about before they go out', () => {
  expect(askAboutBlanks([true, true])).toBeNull();
  expect(askAboutBlanks([true, false])).toBe('Candidate 1 is still blank. Release again to send it so.');
  expect(askAboutBlanks([false, true, false])).toBe('Candidates 0, 2 are still blank. Release again to send them so.');
});

test('a draft that another window saved too is not released until a version is chosen', () => {
  expect(describeRelease(testHold(), [], true).blocked).toBe('Another window saved this draft too: choose a version first.');
});
