import { expect, test } from 'vitest';
import type { SettingsChange } from './settings.ts';
import { SettingsChange as Schema } from './settings.ts';
import { describeIssue } from './describeIssue.ts';

const faults = (change: unknown) => Schema.safeParse(change).error?.issues.map(describeIssue) ?? [];

test('what a setting can’t be is told in plain words', () => {
  expect(faults({ agentId: '' })).toEqual(['Expected some text, but it is empty']);
  expect(faults({ agentId: 'x'.repeat(201) })).toEqual(['Expected at most 200 characters']);
  expect(faults({ candidatesPerRequest: 0, sampleDelayMs: 600_001 })).toEqual(['Expected at most 600000', 'Expected at least 1']);
  expect(faults({ candidatesPerRequest: 1.5 })).toEqual(['Expected a whole number']);
  expect(faults({ theme: 'blue', ready: 'yes' })).toEqual(['Expected true or false', 'Expected system or dark or light']);
  expect(faults({ allowedHosts: Array.from({ length: 101 }, () => 'a') })).toEqual(['Expected at most 100 entries']);
  expect(faults({ colour: 1 })).toEqual(['There is nothing here of the name colour']);
  expect(faults({ allowedHosts: ['*'] } satisfies SettingsChange)).toEqual([
    'Expected a host name such as host.docker.internal; there are no wildcards',
  ]);
});
