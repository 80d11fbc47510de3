import type { z } from 'zod';

/** What a schema objects to, in a plain sentence without its end; our own words where the schema has them. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      return `Expected at most ${amount(issue.origin, issue.maximum)}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Expected some text, but it is empty';
      return `Expected at least ${amount(issue.origin, issue.minimum)}`;
    case 'invalid_type':
      return `Expected ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `Expected ${issue.values.map(String).join(' or ')}`;
    case 'unrecognized_keys':
      return `There is nothing here of the name ${issue.keys.join(', ')}`;
    default:
      return issue.message;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function amount(origin: string, limit: number | bigint): string {
  const count = String(limit);
  if (origin === 'string') return `${count} ${limit === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `${count} ${limit === 1 ? 'entry' : 'entries'}`;
  return count;
}
