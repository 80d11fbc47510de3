import { expect, test } from 'vitest';
import { Settings } from '../../shared/settings.ts';
import { mergeSettings, readSettings } from './mergeSettings.ts';

const defaults = Settings.parse({});

test('a change names what changes; layout and keepAlive change key by key', () => {
  const before = mergeSettings(defaults, { layout: { a: 1, b: 'x' }, keepAlive: { everyMs: 500 } });
  const after = mergeSettings(before, { layout: { b: 'y' }, keepAlive: { enabled: false, everyMs: undefined }, agentId: undefined });
  expect(after).toEqual({ ...defaults, layout: { a: 1, b: 'y' }, keepAlive: { ...defaults.keepAlive, enabled: false, everyMs: 500 } });
});

test('a kept setting that can’t be read falls back to its default, and the others stay', () => {
  expect(readSettings('{"agentId":"mine","theme":"purple","later":1}')).toEqual({ ...defaults, agentId: 'mine' });
  expect(readSettings('{}')).toEqual(defaults);
});
