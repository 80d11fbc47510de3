import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHost } from './testHost.ts';
import { startTestHost, until } from './testHost.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(async () => {
  await host.close();
});

function body(requestId: string, changes: object = {}): string {
  const input = { id: 7, instruction: { type: 'user', content: 'Say hello.' }, memory: { history: [] }, ...changes };
  return JSON.stringify({ request_id: requestId, inputs: [input] });
}

test('an exchange joins its tree, with its link', async () => {
  const first = await host.ask(body('one', { num_outputs: 2 }));
  // The sample responder's answer.
  const [, second] = first.json as { memory: unknown }[];
  await host.ask(body('two', { memory: second?.memory, instruction: { type: 'user', content: 'And now?' } }));
  const interaction = await until(async () => {
    const { interactions, state } = await host.read('interactions');
    return state.behind === 0 ? (interactions[0] ?? null) : null;
  }, 'both linked');
  expect(interaction).toMatchObject({ situations: 2, candidates: 3, depth: 2, waiting: 0 });
  const page = await host.read('tree', `/api/interactions/${interaction.id}/nodes`);
  expect(page.nodes.map(({ situation, parent, kind, certainty }) => ({ situation, parent, kind, certainty }))).toEqual([
    { situation: '1.0', parent: null, kind: 'root', certainty: 'certain' },
    { situation: '2.0', parent: { situation: '1.0', candidate: 1 }, kind: 'next', certainty: 'certain' },
  ]);
  const { link } = await host.read('link', '/api/situations/2.0/link');
  expect(link.evidence[0]?.text).toBe('The memory equals the one that candidate 1 of 1.0 returned.');
});
