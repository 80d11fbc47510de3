import { expect, test } from 'vitest';
import { beginPlay } from './play.ts';
import { createRandom } from './random.ts';
import { writeRequest } from './requestText.ts';

test('memory goes into a request byte for byte', () => {
  const play = beginPlay(3, createRandom(1), { newTask: () => 1, achieve: () => undefined });
  const memoryText = '{ "history":[1.0, 9007199254740993, 1e0],\n"a":1, "a":2, "__proto__": {}, "10":0, "2":"\\u00e9" }';
  const text = writeRequest('r', [{ ...play, memoryText }], 2);
  expect(text).toContain(`"memory":${memoryText},"num_outputs":2`);
  expect(JSON.parse(text)).toMatchObject({ request_id: 'r', inputs: [{ id: 3, extra_keys: { inference_mode: false } }] });
});
