import { expect, test } from 'vitest';
import { Settings, SettingsChange } from './settings.ts';

test('a change names what it changes and brings no defaults along', () => {
  expect(SettingsChange.parse({})).toEqual({});
  expect(SettingsChange.parse({ keepAlive: { everyMs: 4_000 } })).toEqual({ keepAlive: { everyMs: 4_000 } });
});

test('every setting can be changed, and none that there is not', () => {
  expect(Object.keys(SettingsChange.shape).sort()).toEqual(Object.keys(Settings.shape).sort());
  expect(SettingsChange.safeParse(Settings.parse({})).success).toBe(true);
  expect(SettingsChange.safeParse({ colour: 'red' }).success).toBe(false);
});
