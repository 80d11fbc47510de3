import { expect, test } from 'vitest';
import { magma } from '../../../shared/protocols/magma.ts';
import { describeConsumers } from './consumers.ts';

test('the request that is offered to copy is one that the contract accepts', () => {
  const [curl] = describeConsumers('http://127.0.0.1:8888');
  const body = /-d '([^']*)'/.exec(curl.text)?.[1] ?? '';
  expect(magma.read(body, { perSituation: 64, perRequest: 1_000 })).toMatchObject({ ok: true });
});

test('every consumer is pointed at the address', () => {
  for (const { text } of describeConsumers('http://127.0.0.1:9999')) expect(text).toContain('http://127.0.0.1:9999');
});
