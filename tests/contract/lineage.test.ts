import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportLinks } from '../../server/lineage/exportLinks.ts';
import { openReader } from '../../server/store/openReader.ts';
import type { OutputOf } from '../../shared/api.ts';
import { writeInteractionCursor } from '../../shared/interactionCursor.ts';
import type { LineageNews } from '../../shared/interaction.ts';
import type { TestHost } from './testHost.ts';
import { startTestHost, until } from './testHost.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(async () => {
  await host.close();
});

function body(changes: object = {}): string {
  const input = { id: 7, instruction: { type: 'user', content: 'Say hello.' }, memory: { history: [] }, num_outputs: 2, ...changes };
  return JSON.stringify({ request_id: 'demo', inputs: [input] });
}

/** Sends a first situation and one that continues its second candidate; gives both ids. */
async function twoSteps(asked: string, on: TestHost = host): Promise<readonly [string, string]> {
  const first = await on.ask(body({ instruction: { type: 'user', content: `Say ${asked}.` } }));
  // The sample responder's answer.
  const [, second] = first.json as { memory: unknown }[];
  await on.ask(body({ memory: second?.memory, instruction: { type: 'user', content: 'And now?' } }));
  return await until(async () => {
    const { interactions, state } = await on.read('interactions', `/api/interactions?filter=say+${asked}`);
    const [interaction] = interactions;
    if (state.behind > 0 || interaction?.situations !== 2 || interaction.waiting > 0) return null;
    const { nodes } = await on.read('tree', `/api/interactions/${interaction.id}/nodes`);
    return [nodes[0]?.situation ?? '', nodes[1]?.situation ?? ''] as const;
  }, 'both linked');
}

test('a situation is listed in its tree with its candidates, and its link with evidence in words', async () => {
  const [first, second] = await twoSteps('apple');
  const { nodes, more, left } = await host.read('tree', `/api/interactions/${first}/nodes`);
  expect({ more, left }).toEqual({ more: false, left: [] });
  expect(nodes).toMatchObject([
    { situation: first, kind: 'root', parent: null, sourceId: '7', from: 'user', asked: 'Say apple.', outcome: 'answered', choices: 1 },
    { situation: second, kind: 'next', parent: { situation: first, candidate: 1 }, certainty: 'certain', alternativeOf: null },
  ]);
  expect(nodes[0]?.candidates).toMatchObject([{ status: 'completed', delivered: true, line: 'say “Apple.”' }, { status: 'completed' }]);
  const { link, interaction } = await host.read('link', `/api/situations/${second}/link`);
  expect(interaction).toBe(first);
  expect(link.evidence[0]).toEqual({
    code: 'memory',
    speaks: 'for',
    text: `The memory equals the one that candidate 1 of ${first} returned.`,
  });
});

test('only what changed after a revision is told again, page by page', async () => {
  const [first, second] = await twoSteps('pear');
  const path = `/api/interactions/${first}/nodes`;
  const one = await host.read('tree', `${path}?limit=1`);
  expect([one.nodes.length, one.more]).toEqual([1, true]);
  const two = await host.read('tree', `${path}?since=${one.revision}&limit=1`);
  expect([...one.nodes, ...two.nodes].map(({ situation }) => situation)).toEqual([first, second]);
  expect(await host.read('tree', `${path}?since=${two.revision}`)).toMatchObject({ nodes: [], more: false });
});

test('interactions are listed last active first, filtered by their first words, a page at a time', async () => {
  await twoSteps('plum');
  await twoSteps('plumcake');
  const { interactions, more } = await host.read('interactions', '/api/interactions?filter=SAY+PLUM&limit=1');
  expect([interactions[0]?.asked, more]).toEqual(['Say plumcake.', true]);
  expect(interactions[0]).toMatchObject({ situations: 2, candidates: 4, depth: 2, ambiguous: 0, edited: 0, errors: 0, protocol: 'magma' });
  const next = await host.read(
    'interactions',
    `/api/interactions?filter=SAY+PLUM&limit=5&before=${interactions[0]?.lastAt}+${interactions[0]?.id}`,
  );
  expect(next.interactions.map(({ asked }) => asked)).toEqual(['Say plum.']);
});

test('interactions that were active at one time are all listed, also where a page ends between them', async () => {
  const inputs = [1, 2, 3].map((id) => ({ id, instruction: { type: 'user', content: `Say quince ${id}.` } }));
  await host.ask(JSON.stringify({ request_id: 'at once', inputs }));
  const path = '/api/interactions?filter=say+quince';
  const all = await until(async () => {
    const { interactions } = await host.read('interactions', path);
    return interactions.length === 3 && interactions.every(({ waiting }) => waiting === 0) ? interactions : null;
  }, 'all linked');
  expect(new Set(all.map(({ lastAt }) => lastAt)).size).toBe(1);
  const seen: string[] = [];
  for (let before = ''; ;) {
    const { interactions, more } = await host.read('interactions', `${path}&limit=1${before}`);
    seen.push(...interactions.map(({ id }) => id));
    const last = interactions.at(-1);
    if (!more || last === undefined) break;
    before = `&before=${encodeURIComponent(writeInteractionCursor(last))}`;
  }
  expect(seen).toEqual(all.map(({ id }) => id));
});

test.each(['now', '1764510000000', '1764510000000 9999.0'])('a page of interactions before “%s” is refused', async (before) => {
  expect(await host.call('GET', `/api/interactions?before=${encodeURIComponent(before)}`)).toMatchObject({
    status: 400,
    json: { error: { code: 'invalid', pointer: '/before' } },
  });
});

test('a person settles a link and takes it back; what can’t be is refused with the reason', async () => {
  const [first, second] = await twoSteps('cherry');
  const path = `/api/situations/${second}/link`;
  const settled = await host.read('settleLink', path, { settlement: { kind: 'root' } });
  expect(settled).toMatchObject({ interaction: second, link: { kind: 'root', parent: null, certainty: 'certain', settled: true } });
  const ring = await host.call('PUT', `/api/situations/${first}/link`, { settlement: { kind: 'alternative', of: first } });
  expect(ring).toMatchObject({ status: 400, json: { error: { code: 'invalid', pointer: '/settlement/of' } } });
  const parent = { situation: first, candidate: 2 ** 20 };
  expect(await host.call('PUT', path, { settlement: { kind: 'next', parent } })).toMatchObject({ status: 400 });
  expect(await host.call('PUT', '/api/situations/9999.0/link', { settlement: null })).toMatchObject({ status: 404 });
  const { link, interaction } = await host.read('settleLink', path, { settlement: null });
  expect({ interaction, link }).toMatchObject({ interaction: first, link: { kind: 'next', settled: false } });
  expect((await host.read('exchange', `/api/exchanges/${second.split('.')[0]}`)).exchange.situations[0]?.dismissed).toBe(false);
});

test('of two who settle one link at once, each is told of the link as they settled it, or that it was settled anew', async () => {
  const [first, second] = await twoSteps('date');
  const settlements = [{ kind: 'root' }, { kind: 'next', parent: { situation: first, candidate: 0 } }] as const;
  const kinds: unknown[] = [];
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(
      settlements.map(async (settlement) => await host.call('PUT', `/api/situations/${second}/link`, { settlement })),
    );
    answers.forEach(({ status, json }, index) => {
      if (status === 200) expect(json).toMatchObject({ link: settlements[index] });
      else expect({ status, json }).toMatchObject({ status: 409, json: { error: { code: 'stale' } } });
      kinds.push(status);
    });
  }
  expect(kinds).toContain(200);
});

test('memory along a path is told a step a line, with where a value changed', async () => {
  const [first, second] = await twoSteps('grape');
  const { steps } = await host.read('memoryPath', `/api/situations/${second}/memory?candidate=0&pointer=/history/0/content`);
  expect(steps).toMatchObject([
    { place: null, line: 'Say grape.', length: 14, value: null, changed: false },
    { place: { situation: first, candidate: 1 }, value: '"Say grape."', changed: true, keysAdded: [], keysRemoved: [] },
    { place: { situation: second, candidate: 0 }, value: '"Say grape."', changed: false },
  ]);
  expect(await host.call('GET', '/api/situations/9999.0/memory')).toMatchObject({ status: 404 });
  expect(await host.call('GET', `/api/situations/${second}/memory?candidate=7`)).toMatchObject({
    status: 404,
    json: { error: { code: 'unknown', message: `There is no candidate 7 of ${second}.` } },
  });
});

test('the live feed tells which interactions changed', async () => {
  const { host: running } = host;
  const controller = new AbortController();
  const response = await fetch(`${host.control}/api/events`, {
    headers: { authorization: `Bearer ${running.token}` },
    signal: controller.signal,
  });
  const [first] = await twoSteps('melon');
  const decoder = new TextDecoder();
  let text = '';
  const named = new Set<string>();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    for (const [, data] of text.matchAll(/event: lineage\ndata: (.*)\n/g)) {
      // Written by our own feed.
      for (const name of (JSON.parse(data ?? '') as LineageNews).interactions ?? []) named.add(name);
    }
    if (named.has(first)) break;
  }
  controller.abort();
  expect(named).toContain(first);
});

test('links, and what a person settled, are the same from an index made anew', async () => {
  const own = await startTestHost();
  const [, second] = await twoSteps('anew', own);
  await own.read('settleLink', `/api/situations/${second}/link`, { settlement: { kind: 'root' } });
  const before = await own.read('link', `/api/situations/${second}/link`);
  await own.host.stop();
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(own.folder, `lineage.sqlite${suffix}`), { force: true });
  const again = await startTestHost({ dataFolder: own.folder });
  try {
    await until(async () => ((await again.read('interactions')).state.behind === 0 ? true : null), 'everything linked anew');
    expect(await again.read('link', `/api/situations/${second}/link`)).toEqual(before);
  } finally {
    await again.close();
    await own.close();
  }
});

test('where the index can’t be opened, links are unavailable with the reason until it can', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-host-'));
  const inTheWay = join(folder, 'lineage.sqlite');
  mkdirSync(inTheWay);
  const own = await startTestHost({ dataFolder: folder });
  try {
    const refused = await own.call('GET', '/api/interactions');
    expect(refused).toMatchObject({ status: 503, json: { error: { code: 'unavailable' } } });
    await own.ask(body());
    rmSync(inTheWay, { recursive: true });
    const { interactions } = await until(async () => {
      const answer = await own.call('GET', '/api/interactions');
      const list = answer.status === 200 ? await own.read('interactions') : null;
      return list !== null && list.interactions.length > 0 ? list : null;
    }, 'links looked up again');
    expect(interactions.map(({ asked }) => asked)).toEqual(['Say hello.']);
  } finally {
    await own.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a damaged index is made anew, and links are printed without it', async () => {
  const own = await startTestHost();
  for (let count = 0; count < 20; count += 1) await twoSteps(`damage${count}`, own);
  await own.host.stop();
  const path = join(own.folder, 'lineage.sqlite');
  const bytes = readFileSync(path);
  bytes.fill(0xaa, 6 * 4096);
  writeFileSync(path, bytes);
  const reader = openReader(own.folder);
  expect([...exportLinks(own.folder, reader, () => expect.unreachable('all can be linked'))]).toHaveLength(40);
  reader.close();
  const again = await startTestHost({ dataFolder: own.folder });
  try {
    const list = await until(async () => {
      const { status, json } = await again.call('GET', '/api/interactions?limit=100');
      // As the control API has it.
      const found = json as OutputOf<'interactions'>;
      return status === 200 && found.state.behind === 0 && found.interactions.length > 0 ? found : null;
    }, 'linked anew');
    expect(list.interactions).toHaveLength(20);
  } finally {
    await again.close();
    await own.close();
  }
});

test('an index of another workspace is thrown away', async () => {
  const [one, other] = [await startTestHost(), await startTestHost()];
  const [first] = await twoSteps('one', one);
  await other.ask(body());
  await one.host.stop();
  await other.host.stop();
  rmSync(join(other.folder, 'lineage.sqlite'));
  for (const suffix of ['-wal', '-shm']) rmSync(join(other.folder, `lineage.sqlite${suffix}`), { force: true });
  copyFileSync(join(one.folder, 'lineage.sqlite'), join(other.folder, 'lineage.sqlite'));
  const again = await startTestHost({ dataFolder: other.folder });
  try {
    const { interactions } = await until(async () => {
      const list = await again.read('interactions');
      return list.state.behind === 0 && list.interactions.length > 0 ? list : null;
    }, 'linked anew');
    expect(interactions).toMatchObject([{ id: first, asked: 'Say hello.', situations: 1 }]);
  } finally {
    await again.close();
    await one.close();
    await other.close();
  }
});
