import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { answerByHand } from './answerByHand.ts';
import { expectAccessible, openBrowser, openPage } from './browser.ts';
import { serveForTest } from './heldCallers.ts';
import { temporaryFolder } from './host.ts';

const REQUEST = '{"request_id":"r","inputs":[{"id":1,"instruction":{"type":"user","content":"Pick the banana"}}]}';

const messages = [
  { role: 'system', content: 'You plan for two robots.' },
  { role: 'user', content: [{ type: 'text', text: '<b>Pick</b> the banana' }] },
];
const STEPS = [
  {
    id: 'p-0',
    component: 'planner',
    origin: 'model',
    model: 'small-1',
    full_prompt: messages,
    input_elements: { task: 'pick' },
    output_raw: '{"say":"","action":{"arm1":"pick"}}',
    usage: { prompt_tokens: 812 },
    started_at: '2026-11-30T12:00:00.000Z',
    ended_at: '2026-11-30T12:00:01.500Z',
    attempts: [
      { output_raw: 'not JSON', error: 'no JSON', duration_ms: 400 },
      { output_raw: '{}', duration_ms: 900 },
    ],
    cache_key: 9007199254740993n,
  },
  {
    component: 'critic',
    full_prompt: 'x'.repeat(1_000_000),
    output_raw: 'fine',
    started_at: '2026-11-30T12:00:01.500Z',
    ended_at: '2026-11-30T12:00:02.000Z',
  },
  { odd: ['of no convention'] },
  { component: 'planner', full_prompt: [...messages, { role: 'assistant', content: 'Picked.' }] },
];

/** With the digits of a bigint, which JSON.stringify refuses. */
function spell(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `big:${each}` : each)).replaceAll(/"big:(\d+)"/g, '$1');
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('steps are read by convention: prompt as turns, output with its JSON, attempts, tokens and times; what is unknown is shown too', async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const host = await serveForTest(folder.path, '--responder', 'human');
  const candidate = `{"status":"completed","memory":{"n":1},"internal_steps":${spell(STEPS)},"output":{"say":"ok","tool_calls":[]},"error":null}`;
  await answerByHand(host, REQUEST, [candidate]);

  const { page, expectCalm } = await openPage(browser, host.control);
  await page.getByRole('row', { name: /Pick the banana/ }).click();
  await page.getByRole('tab', { name: /Steps/ }).click();
  const list = page.getByRole('list', { name: 'Steps' });
  await list.getByRole('button', { name: /^1/ }).waitFor();
  expect(await list.getByRole('button').allInnerTexts()).toEqual([
    expect.stringMatching(/planner[^]*1\.50 s/) as string,
    expect.stringMatching(/critic[^]*500 ms/) as string,
    expect.stringMatching(/step[^]*untimed/) as string,
    expect.stringMatching(/planner[^]*untimed/) as string,
  ]);
  await page.getByText('2.00 s in all').waitFor();

  const prompt = page.getByRole('list', { name: 'Prompt' });
  await prompt.getByText('You plan for two robots.').waitFor();
  await prompt.getByText('<b>Pick</b> the banana').waitFor();
  for (const fact of ['planner', 'small-1', '812']) await page.getByRole('definition').getByText(fact, { exact: true }).waitFor();
  const part = (name: string) => page.getByRole('button', { name, exact: true });
  await part('Output').click();
  await page.getByRole('treeitem', { name: /action/ }).waitFor();
  await part('As text').click();
  await page.getByText('{"say":"","action":{"arm1":"pick"}}').waitFor();
  await part('Attempts').click();
  await page.getByRole('treeitem', { name: /not JSON/ }).waitFor();
  await part('Other').click();
  await page.getByRole('treeitem', { name: /cache_key[^]*9007199254740993/ }).waitFor();
  await expectAccessible(page, 'a step');

  await list.getByRole('button', { name: /critic/ }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).waitFor();
  await list.getByRole('button', { name: /^3/ }).click();
  await page.getByRole('treeitem', { name: /odd/ }).waitFor();

  await list.getByRole('button', { name: /^4/ }).click();
  await page.getByRole('button', { name: 'Compare with the prompt before' }).click();
  await page.getByText('+1', { exact: true }).waitFor();
  await page
    .getByText(/Picked/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Show it alone' }).click();
  await page.getByRole('list', { name: 'Prompt' }).getByText('Picked.').waitFor();
  expectCalm();
});
