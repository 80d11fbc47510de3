import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { expectAccessible, openBrowser, openPage } from './browser.ts';
import { callAgent, openHeld, serveForTest } from './heldCallers.ts';
import type { RunningHost } from './host.ts';
import { temporaryFolder } from './host.ts';

const TOOLS = [{ name: 'pick', description: 'Pick.', parameters: { object: { description: 'Which.', type: 'str' } } }];

let browser: Browser;
let folder: string;
let host: RunningHost;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  const temporary = temporaryFolder();
  onTestFinished(temporary.remove);
  folder = temporary.path;
  host = await serveForTest(folder, '--responder', 'human');
});

function ask(content: string, candidates = 1) {
  const attributes = { known_robots: ['arm1'], objects: ['banana'] };
  const input = { id: 1, instruction: { type: 'user', content }, tools: TOOLS, attributes, memory: { history: [] } };
  return callAgent(host.agent, JSON.stringify({ request_id: 'r', inputs: [{ ...input, num_outputs: candidates }] }));
}

const say = (page: Page) => page.getByRole('textbox', { name: 'Say', exact: true });
const chosen = (page: Page) => page.getByRole('option', { selected: true });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

test('after the last release it is said what went out and to whom, with a way to the exchange in Traffic', async () => {
  const caller = ask('The only one');
  const { page, expectCalm } = await openHeld(browser, host.control);
  await say(page).fill('Here it is');
  await page.keyboard.press('Control+Enter');
  expect((await caller.answer).status).toBe(200);
  await page.getByText('Nothing waits').waitFor();
  const notice = page.getByRole('dialog').filter({ hasText: /^Sent to .* with status 200/ });
  expect(await notice.innerText()).toContain('Here it is');
  await expectAccessible(page, 'the notice');
  await notice.getByRole('button', { name: 'Show it in Traffic' }).click();
  await page.getByRole('row', { name: /The only one/, selected: true }).waitFor();
  await notice.waitFor({ state: 'hidden' });
  expectCalm();
});

test('the arrow keys choose candidates and kinds of answer as they go', async () => {
  ask('Two of them', 2);
  const { page } = await openHeld(browser, host.control);
  await page.getByRole('tab', { name: 'Candidate 0' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Candidate 1', selected: true }).waitFor();
  await page.getByRole('button', { name: 'Say', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Call tools', pressed: true }).waitFor();
  expect(await focused(page)).toBe('Call tools');
  // A click on the next one chooses it too, and does not take it back.
  await page.getByRole('button', { name: 'Say', exact: true }).click();
  await page.getByRole('button', { name: 'Say', pressed: true }).waitFor();
});

test('the fields of a new call are calm until they are left or a release is asked for', async () => {
  ask('Pick something');
  const { page } = await openHeld(browser, host.control);
  await page.getByRole('button', { name: 'Call tools' }).click();
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await page.getByText('The new call is still to be filled in.').waitFor();
  const finding = page.getByRole('button', { name: /argument_missing/ });
  expect(await finding.count()).toBe(0);
  await page.keyboard.press('Control+Enter');
  await page.getByText(/^Something stands against the new call/).waitFor();
  await finding.waitFor();
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await page.getByRole('combobox', { name: 'Call 2: object' }).press('Tab');
  await expect.poll(() => finding.count()).toBe(2);
});

test('a reload comes back to the situation that was chosen', async () => {
  for (const content of ['The first one', 'The second one', 'The third one']) ask(content);
  const { page } = await openHeld(browser, host.control);
  await page.getByRole('option', { name: /The second one/ }).click();
  await page.reload();
  await say(page).waitFor();
  expect(await chosen(page).innerText()).toContain('The second one');
});

test('an answer that Signalbox gave because it was stopped is marked in Traffic', async () => {
  await host.call('PUT', '/api/settings', { keepAlive: { enabled: true, firstAfterMs: 100, everyMs: 100 } });
  const caller = ask('Nobody comes');
  const held = await openHeld(browser, host.control);
  await held.page.getByText('kept alive: status 200 is committed').waitFor();
  expect(await chosen(held.page).innerText()).toMatch(/kept alive \d+:\d\d/);
  await say(held.page).fill('Half a sentence');
  await held.page
    .getByRole('status', { name: 'Draft' })
    .getByText(/^saved/)
    .waitFor();
  await host.stop();
  expect((await caller.answer).text).toContain('"status":"error"');

  host = await serveForTest(folder);
  const { page, expectCalm } = await openPage(browser, host.control);
  onTestFinished(() => page.context().close());
  await page
    .getByRole('row', { name: /Nobody comes/ })
    .getByRole('img', { name: 'answered by Signalbox itself with error candidates' })
    .waitFor();
  // And what was typed is still in the queue.
  await page.getByRole('button', { name: /^Held/ }).click();
  await page.getByRole('option', { name: /Nobody comes.*caller left/s }).click();
  await page.getByText('Signalbox was closed while this waited, and answered it with error candidates. What was typed is kept.').waitFor();
  expect(await say(page).inputValue()).toBe('Half a sentence');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText(/^Nothing (waits|is held)$/).waitFor();
  expectCalm();
});

test('after an orderly stop what was typed is shown in Traffic, can be copied, and leads to Held', async () => {
  ask('Write to me');
  const held = await openHeld(browser, host.control);
  await say(held.page).fill('Half a sentence');
  await held.page
    .getByRole('status', { name: 'Draft' })
    .getByText(/^saved/)
    .waitFor();
  await host.stop();

  host = await serveForTest(folder);
  const { page, expectCalm } = await openPage(browser, host.control);
  onTestFinished(() => page.context().close());
  await page.getByRole('row', { name: /Signalbox was closed/ }).click();
  const draft = page.getByRole('region', { name: 'Draft' });
  await draft.getByRole('button', { name: 'Show the draft' }).click();
  await draft.getByText('Half a sentence').waitFor();
  await expectAccessible(page, 'a draft in Traffic');
  await draft.getByRole('button', { name: 'Copy the draft’s candidates' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"say":"Half a sentence"');
  await page.getByRole('button', { name: 'It is kept in Held' }).click();
  expect(await say(page).inputValue()).toBe('Half a sentence');
  expectCalm();
});

test('who writes in the memory when the caller leaves keeps the keyboard where it is, in a text that can’t be changed any more', async () => {
  const caller = ask('Stay a while');
  const { page } = await openHeld(browser, host.control);
  const memory = page.getByRole('textbox', { name: 'Memory returned, JSON' });
  await memory.press('End');
  await page.keyboard.type(' ');
  caller.sent.destroy();
  await page.getByText(/The caller closed the connection/).waitFor();
  expect(await memory.getAttribute('aria-readonly')).toBe('true');
  expect(await focused(page)).toBe('Memory returned, JSON');
  await page.keyboard.type('never');
  expect(await memory.innerText()).not.toContain('never');
});

test('the counts of findings lead to the exchanges that have them', async () => {
  await callAgent(host.agent, '{"inputs":').answer;
  await fetch(`${host.agent}/health`);
  const { page, expectCalm } = await openHeld(browser, host.control);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^\d+ errors?$/ })
    .click();
  expect(await page.getByRole('textbox', { name: 'Filter exchanges by text' }).inputValue()).toBe('finding:error');
  const rows = page.getByRole('grid').getByRole('row');
  await expect.poll(() => rows.count()).toBe(2);
  await rows.nth(1).getByRole('img', { name: '1 error' }).waitFor();
  expectCalm();
});
