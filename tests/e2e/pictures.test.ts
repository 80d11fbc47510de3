import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hold } from '../../shared/hold.ts';
import { answerByHand } from './answerByHand.ts';
import { allLinked, branchesOn } from './branchesPage.ts';
import { openBrowser, openPage } from './browser.ts';
import type { Watched } from './browser.ts';
import { callAgent } from './heldCallers.ts';
import { serve, temporaryFolder } from './host.ts';
import type { RunningHost } from './host.ts';
import { runGen } from './magmaGen.ts';

/** The pictures of docs/: taken anew by `npm run pictures`, and into a folder that is thrown away in every other run, so that a view that can't be reached any more is noticed. */
const folder = temporaryFolder();
const pictures = process.env['SIGNALBOX_PICTURES'] ?? join(folder.path, 'pictures');
let host: RunningHost;
let browser: Browser;
let watched: Watched;
let page: Page;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  [host, browser] = await Promise.all([serve(join(folder.path, 'sorting-run'), '--responder', 'sample'), openBrowser()]);
  await runGen(host.agent, 7, 60);
  await askWithSteps();
  await forget();
  await allLinked(host);
  watched = await openPage(browser, host.control, { width: 1440, height: 900 });
  ({ page } = watched);
});
afterAll(async () => {
  watched.expectCalm();
  await browser.close();
  await host.stop();
  folder.remove();
});

async function take(name: string): Promise<void> {
  // Hints that the pointer called up go with it.
  await page.mouse.move(2, 898);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

test('Traffic: decisions, memory and steps', async () => {
  const row = (asked: RegExp) => page.getByRole('row', { name: asked }).first();
  await row(/area3/).click();
  await page.getByText('Candidate 2').first().waitFor();
  await take('traffic');
  await page.getByRole('tab', { name: /^Memory/ }).click();
  await page.getByText(/bytes/).first().waitFor();
  await take('traffic-memory');
  await row(/Plan the next step/).click();
  await page.getByRole('tab', { name: /^Steps/ }).click();
  await page.getByText(/in all/).waitFor();
  await take('traffic-steps');
});

test('Branches: the tree, evidence, memory through time, a comparison and the drawing', async () => {
  const on = branchesOn(page);
  await page.getByRole('button', { name: 'Branches' }).click();
  await on.run().click();
  await on.tree().focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowDown');
  await on
    .inspector()
    .getByRole('tab', { name: /^Memory/ })
    .click();
  await take('branches');
  await page.keyboard.press('a');
  await on
    .inspector()
    .getByRole('tab', { name: /^Evidence/ })
    .click();
  await expect.poll(() => on.inspector().innerText()).toMatch(/possible|parent/i);
  await take('branches-evidence');
  await on.tree().focus();
  await page.keyboard.press('c');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('c');
  await take('branches-compare');
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Drawing' }).click();
  await take('branches-drawing');
  await page.getByRole('button', { name: 'Lanes' }).click();
});

test('Branches: where a rule was dropped', async () => {
  const on = branchesOn(page);
  await on.interaction('Keep the vase apart').click();
  await on.tree().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await on
    .inspector()
    .getByRole('tab', { name: /^Memory/ })
    .click();
  await on
    .inspector()
    .getByRole('treeitem', { name: /Ask before using area3/ })
    .first()
    .click();
  await page.keyboard.press('w');
  await on
    .inspector()
    .getByText(/memory_list\/1/)
    .first()
    .waitFor();
  await take('branches-memory');
});

test('Held, with an answer half written, and Settings', async () => {
  await host.call('PUT', '/api/responder', { responder: 'human' });
  const callers = ['Place the mug in the left_zone.', 'Use arm1 to press sw1, then confirm.'].map((content, id) =>
    callAgent(host.agent, JSON.stringify({ request_id: `held-${id}`, inputs: [{ id, ...scene, instruction: { type: 'user', content } }] })),
  );
  await page.getByRole('button', { name: /^Held/ }).click();
  await page.getByRole('textbox', { name: 'Say', exact: true }).fill('On its way.');
  await take('held');
  await page.getByRole('button', { name: 'Settings' }).click();
  await take('settings');
  const { holds } = (await host.call('GET', '/api/holds')) as { holds: Hold[] };
  for (const { exchange } of holds) await host.call('POST', `/api/exchanges/${exchange}/rest`, { with: 'error' });
  await Promise.all(callers.map(({ answer }) => answer));
});

const scene = {
  tools: [
    { name: 'pick', description: 'Pick an object up.', parameters: { object: { description: 'Object name.', type: 'str' } } },
    { name: 'place', description: 'Place the held object.', parameters: { location: { description: 'Where to.', type: 'str' } } },
  ],
  attributes: { known_robots: ['arm1', 'arm2'], objects: ['mug', 'vase'], locations: ['left_zone', 'right_zone'] },
  memory: { memory_list: ['Keep fragile objects separate.'], history: [] },
};

/** Answers one request by hand. */
async function answer(input: object, candidate: object): Promise<void> {
  await host.call('PUT', '/api/responder', { responder: 'human' });
  const body = JSON.stringify({ request_id: 'by-hand', inputs: [{ id: 1, ...input }] });
  await answerByHand(host, body, [JSON.stringify({ status: 'completed', internal_steps: [], error: null, ...candidate })]);
  await host.call('PUT', '/api/responder', { responder: 'sample' });
}

async function askWithSteps(): Promise<void> {
  const messages = [
    { role: 'system', content: 'You plan for two robots. Keep fragile objects separate. Answer in JSON.' },
    { role: 'user', content: 'Pick the vase. Robots: arm1, arm2.' },
  ];
  const steps = [
    {
      component: 'planner',
      origin: 'model',
      model: 'small-1',
      full_prompt: messages,
      output_raw: '{"say":"","action":{"arm1":{"name":"pick","arguments":{"object":"vase"}}}}',
      usage: { prompt_tokens: 812, completion_tokens: 44 },
      started_at: '2026-11-30T10:00:00.000Z',
      ended_at: '2026-11-30T10:00:01.480Z',
      attempts: [
        { output_raw: 'not JSON', error: 'expected an object', duration_ms: 610 },
        { output_raw: '{}', duration_ms: 870 },
      ],
    },
    {
      component: 'critic',
      full_prompt: 'Is this safe?',
      output_raw: 'yes',
      started_at: '2026-11-30T10:00:01.480Z',
      ended_at: '2026-11-30T10:00:01.900Z',
    },
    { component: 'memory', kind: 'rule', kept: 2, started_at: '2026-11-30T10:00:01.900Z', ended_at: '2026-11-30T10:00:01.912Z' },
  ];
  const call = { name: 'pick', arguments: { object: 'vase' }, target_robot_name: 'arm1' };
  await answer(
    { ...scene, instruction: { type: 'user', content: 'Plan the next step for the vase.' } },
    { memory: { ...scene.memory, plan: 'vase first' }, internal_steps: steps, output: { say: '', tool_calls: [call] } },
  );
}

/** An interaction of a few steps in which a rule is lost. */
async function forget(): Promise<void> {
  let memory: object = { memory_list: ['Keep fragile objects separate.', 'Ask before using area3.'], history: [], seed: 1 };
  for (const [step, content] of ['Keep the vase apart from the mug.', 'Now the mug.', 'And the orange.', 'Is it all done?'].entries()) {
    const history = Array.from({ length: (step + 1) * 2 }, (_, place) => ({
      author: place % 2 === 0 ? 'USER' : 'MODEL',
      content: `step ${place}`,
    }));
    const rules = step < 2 ? ['Keep fragile objects separate.', 'Ask before using area3.'] : ['Keep fragile objects separate.'];
    const next = { memory_list: rules, history, seed: 1 };
    await answer(
      { ...scene, memory, instruction: { type: 'user', content } },
      { memory: next, output: { say: `Step ${step + 1} is done.`, tool_calls: [] } },
    );
    memory = next;
  }
}
