import { expect, it } from 'vitest';
import { createThroughput } from './throughput.ts';

it('requests a second are those of the last five whole seconds', () => {
  const throughput = createThroughput();
  for (let at = 0; at < 20_000; at += 100) throughput.count(at);
  expect([throughput.perSecond(20_000), throughput.perSecond(22_500), throughput.perSecond(60_000)]).toEqual([10, 6, 0]);
});
