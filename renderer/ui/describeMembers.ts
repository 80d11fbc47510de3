import { describeCount } from './amounts.ts';

/** What a container holds, to be read as a count and not as a value: `{2 keys}`, `[1 item]`; `atLeast` where counting stopped. */
export function describeMembers(isObject: boolean, count: number, atLeast = false): string {
  const noun = isObject ? 'key' : 'item';
  const told = atLeast ? `${describeCount(count)} or more ${noun}s` : describeCount(count, noun);
  return isObject ? `{${told}}` : `[${told}]`;
}
