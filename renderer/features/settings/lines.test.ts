import { expect, test } from 'vitest';
import { SettingsChange } from '../../../shared/settings.ts';
import type { ListName } from './lines.ts';
import { changeList, checkLines, readLines } from './lines.ts';

const lines: Record<ListName, string[]> = {
  listenAlsoOn: ['192.168.1.5:8888', '[::]:8888', 'box:8888', '192.168.1.5'],
  allowedHosts: ['host.docker.internal', 'my_service', 'host:8080', '[fe80::1]', '-a', '*', 'http://a'],
  allowedOrigins: ['http://localhost:3000', 'app://obsidian.md', 'http://localhost:3000/', 'localhost:3000', 'http://a/b'],
  secretHeaders: ['x-api-key', 'x'.repeat(101)],
};

test('a list is read line by line, without empty and repeated lines', () => {
  expect(readLines(' a \n\nb\na\n')).toEqual(['a', 'b']);
});

test('a line is taken or refused as the host takes or refuses it', () => {
  for (const name of ['listenAlsoOn', 'allowedHosts', 'allowedOrigins', 'secretHeaders'] as const) {
    for (const line of lines[name]) {
      expect(checkLines(name, [line]) === null, line).toBe(SettingsChange.safeParse(changeList(name, [line])).success);
    }
  }
  expect(checkLines('allowedHosts', ['my_service', 'host:8080'])).toBeNull();
});

test('of wrong lines the first is named, with what was expected', () => {
  expect(checkLines('allowedOrigins', ['http://a', 'b', 'c'])).toBe(
    'Expected a web origin such as http://localhost:3000; there are no wildcards, got “b”.',
  );
});
