import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { expectAccessible, openBrowser } from './browser.ts';
import { callAgent, openHeld, serveForTest } from './heldCallers.ts';
import type { RunningHost } from './host.ts';
import { temporaryFolder } from './host.ts';

const MEMORY = '{ "memory_list": ["Keep fragile objects separate."], "history": [], "n": 9007199254740993, "2": 1.0, "1": {} }';
const REQUEST =
  `{"request_id":"held","inputs":[{"id":9007199254740993,"instruction":{"type":"user","content":"Pick the banana."},` +
  `"tools":[{"name":"pick","description":"Pick.","parameters":{"object":{"description":"Which.","type":"str"}}}],` +
  `"attributes":{"known_robots":["arm1","arm2"],"objects":["apple","banana"]},"memory":${MEMORY},"num_outputs":2}]}`;
const Exchanges = z.object({
  exchanges: z.array(z.object({ id: z.string(), outcome: z.string(), committedAt: z.number().nullable(), status: z.number().nullable() })),
});

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function setKeepAlive(host: RunningHost, firstAfterMs: number, everyMs: number) {
  await host.call('PUT', '/api/settings', { keepAlive: { enabled: true, firstAfterMs, everyMs } });
}

async function fillCombo(page: Page, name: string, value: string) {
  const field = page.getByRole('combobox', { name, exact: true });
  await field.fill(value);
  await field.press('Tab');
}

test('a request held for 45 s is answered with exactly what a person wrote, although its caller waits 12 s of silence', async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const host = await serveForTest(folder.path, '--responder', 'human');
  await setKeepAlive(host, 8_000, 8_000);
  const sentAt = Date.now();
  const answer = callAgent(host.agent, REQUEST, 12_000).answer;
  const { page, expectCalm } = await openHeld(browser, host.control);
  const queue = page.getByRole('listbox', { name: 'Held situations' });
  await queue.getByRole('option', { name: /Pick the banana/ }).click();

  await page.getByRole('textbox', { name: 'Say' }).fill('Which of the two?');
  await page.getByRole('tab', { name: /Candidate 1/ }).click();
  await page.getByRole('button', { name: 'Call tools' }).click();
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await fillCombo(page, 'Call 1: robot', 'arm2');
  await fillCombo(page, 'Call 1: tool', 'pick');
  await fillCombo(page, 'Call 1: object', 'banana');
  const edited = MEMORY.replace('"history": []', '"history": [], "plan": "é <b>1e400</b>"');
  await page.getByRole('textbox', { name: 'Memory returned, JSON' }).fill(edited);
  await expectAccessible(page, 'the composer');

  await page.getByText('kept alive: status 200 is committed').waitFor({ timeout: 20_000 });
  await new Promise((resolve) => setTimeout(resolve, 45_000 - (Date.now() - sentAt)));
  await page.keyboard.press('Control+Enter');

  const { status, text } = await answer;
  const head = (candidate: number, memory: string) =>
    `{"request_id":"held","source_id":9007199254740993,"candidate_index":${candidate},"status":"completed","memory":${memory},"internal_steps":[],`;
  expect(status).toBe(200);
  expect(text.trimStart()).toBe(
    `[${head(0, MEMORY)}"output":{"say":"Which of the two?","tool_calls":[]},"error":null},` +
      `${head(1, edited)}"output":{"say":"","tool_calls":[{"name":"pick","arguments":{"object":"banana"},"target_robot_name":"arm2"}]},"error":null}]`,
  );
  // At 8, 16, 24, 32 and 40 s.
  expect(text.length - text.trimStart().length).toBeGreaterThanOrEqual(4);
  await page.getByText('Nothing waits').waitFor();
  expectCalm();
});

test('killed with -9 while it holds, the next start shows the exchange as committed and abandoned, with its draft', async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const first = await serveForTest(folder.path, '--responder', 'human');
  await setKeepAlive(first, 500, 500);
  const cut = callAgent(first.agent, REQUEST).answer.then(
    () => 'answered',
    () => 'cut',
  );
  const before = await openHeld(browser, first.control);
  await before.page.getByRole('textbox', { name: 'Say' }).fill('Half a sentence');
  await before.page.getByText('kept alive: status 200 is committed').waitFor();
  await before.page
    .getByRole('status', { name: 'Draft' })
    .getByText(/^saved/)
    .waitFor();
  await first.stop('SIGKILL');
  expect(await cut).toBe('cut');

  const second = await serveForTest(folder.path);
  const { exchanges } = Exchanges.parse(await second.call('GET', '/api/exchanges'));
  expect(exchanges).toMatchObject([{ outcome: 'abandoned', status: 200 }]);
  expect(exchanges[0]?.committedAt).not.toBeNull();
  const { page, expectCalm } = await openHeld(browser, second.control);
  await page.getByRole('option', { name: /Pick the banana.*caller left/s }).click();
  await page.getByText('status 200 was committed').waitFor();
  await page.getByText(/Signalbox ended before it could answer\./).waitFor();
  expect(await page.getByRole('textbox', { name: 'Say' }).inputValue()).toBe('Half a sentence');

  // A reload comes back to the screen it left.
  await page.reload();
  await page.getByRole('textbox', { name: 'Say' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Say' }).inputValue()).toBe('Half a sentence');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText(/^Nothing (waits|is held)$/).waitFor();
  expectCalm();
});
