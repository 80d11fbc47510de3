import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { expectAccessible, openBrowser } from './browser.ts';
import { callAgent, openHeld, serveForTest } from './heldCallers.ts';
import type { RunningHost } from './host.ts';
import { temporaryFolder } from './host.ts';

const TOOLS = [
  { name: 'pick', description: 'Pick.', parameters: { object: { description: 'Which.', type: 'str' } } },
  {
    name: 'move_to',
    description: 'Move.',
    parameters: { x: { description: 'Metres from the base.', type: 'float' }, fast: { description: 'At once.', type: 'bool' } },
  },
];

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

function ask(candidates = 1) {
  const attributes = { known_robots: ['arm1', 'arm2'], objects: ['apple', 'banana'] };
  const input = { id: 1, instruction: { type: 'user', content: 'Pick the banana.' }, tools: TOOLS, attributes, memory: { history: [] } };
  return callAgent(host.agent, JSON.stringify({ request_id: 'r', inputs: [{ ...input, num_outputs: candidates }] }));
}

const say = (page: Page) => page.getByRole('textbox', { name: 'Say', exact: true });
const memory = (page: Page) => page.getByRole('textbox', { name: 'Memory returned, JSON' });
const lastChange = (page: Page) => page.getByRole('status', { name: 'Last change' });

test('a draft that was replaced comes back whole, by its button and by Ctrl+Z from any field', async () => {
  ask();
  const { page, expectCalm } = await openHeld(browser, host.control);
  await say(page).fill('My own words');
  await memory(page).press('Control+End');
  await page.keyboard.type(' ');
  const typed = await memory(page).innerText();
  const replace = async () => {
    await page.getByRole('button', { name: 'Start from…' }).click();
    await page.getByRole('menuitem', { name: /^Sample’s suggestion/ }).click();
    await lastChange(page).getByText('Draft replaced').waitFor();
    await expect.poll(() => memory(page).innerText()).not.toBe(typed);
  };
  const expectBack = async () => {
    await page.getByRole('button', { name: 'Say', exact: true }).click();
    expect(await say(page).inputValue()).toBe('My own words');
    expect(await memory(page).innerText()).toBe(typed);
  };
  await replace();
  await expectAccessible(page, 'a draft that was replaced');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectBack();
  await replace();
  await memory(page).press('Control+z');
  await expectBack();
  // The memory's own undo does not bring the replacement back.
  await memory(page).press('Control+z');
  await expectBack();
  await page.keyboard.press('Control+Shift+z');
  await lastChange(page).getByText('Draft replaced').waitFor();
  expect(await memory(page).innerText()).not.toBe(typed);
  expectCalm();
});

test('a step that was appended and a call that was removed come back by Ctrl+Z', async () => {
  ask();
  const { page } = await openHeld(browser, host.control);
  await say(page).fill('Done.');
  const before = await memory(page).innerText();
  await page.getByRole('button', { name: 'Append this step to history' }).click();
  await lastChange(page).getByText('Step appended').waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => memory(page).innerText()).toBe(before);
  await page.getByRole('button', { name: 'Call tools' }).click();
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await page.getByRole('combobox', { name: 'Call 1: tool' }).fill('pick');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Remove call 1' }).click();
  await lastChange(page).getByText('Call removed').waitFor();
  await page.getByRole('button', { name: 'Call', exact: true }).press('Control+z');
  expect(await page.getByRole('combobox', { name: 'Call 1: tool' }).inputValue()).toBe('pick');
});

test('what is typed is still undone letter by letter in its own field', async () => {
  ask();
  const { page } = await openHeld(browser, host.control);
  await memory(page).press('Control+End');
  const before = await memory(page).innerText();
  await page.keyboard.type('xyz');
  await page.keyboard.press('Control+z');
  expect(await memory(page).innerText()).toBe(before);
});
