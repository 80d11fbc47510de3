import type { Command } from '../../store/offers.ts';

export interface CommandGroup {
  readonly name: string;
  readonly items: readonly Command[];
}

/** The commands that have every word of a query somewhere, in any order, by their groups; within these, titles that begin with it first. */
export function findCommands(commands: readonly Command[], query: string): CommandGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const text = `${command.title} ${command.group} ${command.words ?? ''}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const group = groups.get(command.group);
    if (group) group.push(command);
    else groups.set(command.group, [command]);
  }
  const begins = (command: Command) => (words[0] !== undefined && command.title.toLowerCase().startsWith(words[0]) ? 0 : 1);
  return [...groups].map(([name, items]) => ({ name, items: items.sort((a, b) => begins(a) - begins(b)) }));
}

/** The number of an exchange that a query names, such as `1042` or `#1042`; null where it names none. */
export function readExchangeNumber(query: string): string | null {
  const number = /^#?(\d{1,15})$/.exec(query.trim())?.[1];
  return number === undefined ? null : String(Number(number));
}
