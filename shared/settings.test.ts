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

test('a name of the agent that UTF-8 can’t carry is refused', () => {
  for (const name of ['agentId', 'agentVersion']) {
    expect(SettingsChange.safeParse({ [name]: '\ud83d\ude00' }).success).toBe(true);
    expect(SettingsChange.safeParse({ [name]: 'a\ud800' }).success).toBe(false);
  }
});

test('a host or an origin that no caller can have is refused instead of kept', () => {
  const isHost = (host: string) => SettingsChange.safeParse({ allowedHosts: [host] }).success;
  const isOrigin = (origin: string) => SettingsChange.safeParse({ allowedOrigins: [origin] }).success;
  for (const host of ['host.docker.internal', 'box', '192.168.1.5', '[fe80::1]', 'my_box:8888']) expect(isHost(host), host).toBe(true);
  for (const host of ['*', '', '.local', 'a b', 'http://box', 'box/', '*.local']) expect(isHost(host), host).toBe(false);
  for (const origin of ['http://localhost:3000', 'app://obsidian.md', 'chrome-extension://abc'])
    expect(isOrigin(origin), origin).toBe(true);
  for (const origin of ['*', '', 'null', 'localhost:3000', 'http://a/b', 'http://*', 'http://u@a'])
    expect(isOrigin(origin), origin).toBe(false);
});
