import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { expectAccessible, openBrowser } from './browser.ts';
import { callAgent, openHeld, serveForTest } from './heldCallers.ts';
import type { RunningHost } from './host.ts';
import { temporaryFolder } from './host.ts';

const TOOLS = [
  { name: 'pick', description: 'Pick.', parameters: {} },
  {
    name: 'move_to',
    description: 'Moves the arm.',
    parameters: { x: { description: 'Metres from the base.', type: 'float' }, fast: { description: 'At once.', type: 'bool' } },
  },
];
const AMBER = 'rgb(227, 166, 58)';

let browser: Browser;
let host: RunningHost;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  host = await serveForTest(folder.path, '--responder', 'human');
});

async function openAsked(candidates = 1) {
  const attributes = { known_robots: ['arm1'], objects: ['apple', 'banana'] };
  const input = { id: 1, instruction: { type: 'user', content: 'Move.' }, tools: TOOLS, attributes, memory: { history: [] } };
  callAgent(host.agent, JSON.stringify({ request_id: 'r', inputs: [{ ...input, num_outputs: candidates }] }));
  return await openHeld(browser, host.control);
}

async function addCall(page: Page) {
  await page.getByRole('button', { name: 'Call tools' }).click();
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  return page.getByRole('combobox', { name: 'Call 1: tool' });
}

const highlighted = (page: Page) => page.locator('[role="option"][data-highlighted]').allInnerTexts();

test('Enter takes the only tool listed for what was typed, and the arrow down the first of the list', async () => {
  const { page } = await openAsked();
  const tool = await addCall(page);
  await tool.fill('mov');
  await page.keyboard.press('Enter');
  expect(await tool.inputValue()).toBe('move_to');
  expect(await tool.getAttribute('aria-expanded')).toBe('false');
  await tool.fill('');
  await page.keyboard.press('Tab');
  await tool.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => highlighted(page)).toEqual(['pick']);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => highlighted(page)).toEqual(['move_to']);
  await page.keyboard.press('Enter');
  expect(await tool.inputValue()).toBe('move_to');
  // What is no tool stays as typed.
  await tool.fill('fly');
  await page.keyboard.press('Enter');
  expect(await tool.inputValue()).toBe('fly');
});

test('a candidate is not written while its call has no tool, nor while an error stands against it', async () => {
  const { page } = await openAsked(2);
  await page.getByText('0 of 2 written').waitFor();
  const tool = await addCall(page);
  await page.getByText('The new call is still to be filled in.').waitFor();
  await page.getByText('0 of 2 written').waitFor();
  await tool.fill('pick');
  await page.getByText('1 of 2 written').waitFor();
  await tool.fill('');
  await page.getByText('0 of 2 written').waitFor();
});

test('an argument that is not of its declared type is warned of beside its description', async () => {
  const { page, expectCalm } = await openAsked();
  const tool = await addCall(page);
  await tool.fill('move_to');
  await page.keyboard.press('Tab');
  await page.getByText('Metres from the base.', { exact: true }).waitFor();
  const x = page.getByRole('combobox', { name: 'Call 1: x' });
  const border = () => x.evaluate((field) => getComputedStyle(field.parentElement ?? field).borderColor);
  await x.fill('abc');
  await page.getByRole('button', { name: /“x” is declared as float; it gets the text "abc"\./ }).waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(border).toBe(AMBER);
  await expectAccessible(page, 'a call with an argument of another type');
  await x.fill('1.5');
  await expect.poll(() => page.getByText(/“x” is declared as float/).count()).toBe(0);
  expectCalm();
});

test('a memory that is no JSON is explained once, by its place in the text that is shown', async () => {
  const { page } = await openAsked();
  const memory = page.getByRole('textbox', { name: 'Memory returned, JSON' });
  await memory.press('Control+End');
  await page.keyboard.type(',,');
  await page
    .getByRole('button', { name: /The memory of candidate 0 is not JSON: Extra data after the value: "," \(line 1, character 15\)\./ })
    .waitFor();
  expect(await page.getByText(/offset/).count()).toBe(0);
  await page
    .getByRole('region', { name: 'Memory returned' })
    .getByText('· not JSON: Extra data after the value: "," (line 1, character 15)')
    .waitFor();
});

test('that a caller is kept alive moves nothing on the screen, and says what committed means', async () => {
  await host.call('PUT', '/api/settings', { keepAlive: { enabled: true, firstAfterMs: 3_000, everyMs: 3_000 } });
  const { page, expectCalm } = await openAsked();
  const top = async () => (await page.getByRole('tab', { name: 'Candidate 0' }).boundingBox())?.y;
  const before = await top();
  const committed = page.getByText('kept alive: status 200 is committed');
  await committed.waitFor();
  expect(await top()).toBe(before);
  await committed.hover();
  await page.getByText(/^Committed: status 200 and the headers have been sent/).waitFor();
  expectCalm();
});
