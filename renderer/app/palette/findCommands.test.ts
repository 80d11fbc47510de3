import { expect, test } from 'vitest';
import { findCommands, readExchangeNumber } from './findCommands.ts';

const command = (group: string, title: string, words?: string) => ({ group, title, run: () => undefined, ...(words ? { words } : {}) });
const commands = [
  command('Go to', 'Traffic', 'list exchanges'),
  command('Go to', 'Held', 'queue'),
  command('Answering', 'Hold for me', 'human held'),
  command('Appearance', 'Theme: dark', 'night'),
  command('Held', 'Next held situation'),
  command('Held', 'Release'),
];
const titles = (query: string) => findCommands(commands, query).flatMap(({ items }) => items.map(({ title }) => title));

test('an empty query shows every command, by its group in the order given', () => {
  expect(findCommands(commands, ' ').map(({ name, items }) => [name, items.length])).toEqual([
    ['Go to', 2],
    ['Answering', 1],
    ['Appearance', 1],
    ['Held', 2],
  ]);
});

test('every word of a query must be found, in any order, in the title, the group or the other words', () => {
  expect(titles('dark theme')).toEqual(['Theme: dark']);
  expect(titles('NIGHT')).toEqual(['Theme: dark']);
  expect(titles('dark held')).toEqual([]);
});

test('titles that begin with the query come first in their group', () => {
  expect(titles('held rel')).toEqual(['Release']);
  expect(titles('re')).toEqual(['Release']);
  expect(findCommands([command('A', 'Not ready'), command('A', 'Ready')], 'ready')[0]?.items.map(({ title }) => title)).toEqual([
    'Ready',
    'Not ready',
  ]);
});

test('a number names an exchange, with or without its sign', () => {
  expect(['1042', '#1042', ' 007 ', '12a', '', '#'].map(readExchangeNumber)).toEqual(['1042', '1042', '7', null, null, null]);
});
