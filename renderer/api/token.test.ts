import { expect, test } from 'vitest';
import { readFragment } from './token.ts';

test('a token is read from a fragment, named or alone', () => {
  expect(readFragment('#token=-_LpVsf5lI6nRO-9AcFxKAM0LWQ9JrUvU4j7vSJj5mE')).toBe('-_LpVsf5lI6nRO-9AcFxKAM0LWQ9JrUvU4j7vSJj5mE');
  expect(readFragment('#0123456789abcdef')).toBe('0123456789abcdef');
});

test('a fragment that is no token is left alone', () => {
  expect(['', '#', '#settings', '#token=', '#token=<script>alert(1)</script>'].map(readFragment)).toEqual([null, null, null, null, null]);
});
