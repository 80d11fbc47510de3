import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Watched } from './browser.ts';
import { expectAccessible, openBrowser } from './browser.ts';
import { callAgent, openHeld, serveForTest } from './heldCallers.ts';
import type { RunningHost } from './host.ts';
import { temporaryFolder } from './host.ts';

const TOOLS = [{ name: 'pick', description: 'Pick.', parameters: { object: { description: 'Which.', type: 'str' } } }];
const HOSTILE = `<img src=x onerror="document.title='owned'"> ${'W'.repeat(2_000)}\n${'line\n'.repeat(50)}\u202Eevil`;

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

/** One request with an input an instruction. */
function ask(...instructions: string[]) {
  const inputs = instructions.map((content, id) => ({
    id,
    instruction: { type: 'user', content },
    tools: TOOLS,
    attributes: { known_robots: ['arm1'], objects: ['banana'] },
    memory: { history: [] },
  }));
  return callAgent(host.agent, JSON.stringify({ request_id: 'r', inputs }));
}

const say = (page: Page) => page.getByRole('textbox', { name: 'Say' });
const chosen = (page: Page) => page.getByRole('option', { selected: true });
const saved = (page: Page) =>
  page
    .getByRole('status', { name: 'Draft' })
    .getByText(/^saved/)
    .waitFor();

test('new arrivals move neither the focus nor the selection nor the scroll', async () => {
  ask('The first one');
  const { page, expectCalm } = await openHeld(browser, host.control);
  await say(page).fill('Half');
  await say(page).press('End');
  for (let index = 0; index < 30; index += 1) ask(`Another ${index}`);
  await page.getByRole('option').nth(30).waitFor();
  await page.keyboard.type(' a sentence');
  expect(await say(page).inputValue()).toBe('Half a sentence');
  expect(await chosen(page).innerText()).toContain('The first one');
  expect(await page.getByRole('listbox', { name: 'Held situations' }).evaluate((list) => list.scrollTop)).toBe(0);
  expectCalm();
});

test('the queue is walked, entered and left by keyboard, and Ctrl+Enter releases and goes on to the next', async () => {
  const first = ask('The first one');
  const { page } = await openHeld(browser, host.control);
  await chosen(page).waitFor();
  // As after the key 2: the keyboard is nowhere.
  await page.getByRole('button', { name: /^Held/ }).evaluate((button) => button.blur());
  await page.keyboard.press('Enter');
  expect(await say(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  ask('The second one');
  await page.getByRole('option').nth(1).waitFor();
  await page.keyboard.press('j');
  expect(await chosen(page).innerText()).toContain('The second one');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await page.keyboard.type('jk');
  expect(await say(page).inputValue()).toBe('jk');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('listbox');
  await page.keyboard.press('Control+Enter');
  expect((await first.answer).text).toContain('"say":"jk"');
  await expect.poll(() => chosen(page).innerText()).toContain('The second one');
});

test('a release out of a batch can be taken back until the answer goes out', async () => {
  const batch = ask('Situation A', 'Situation B');
  const { page } = await openHeld(browser, host.control);
  await say(page).fill('for A');
  await page.getByRole('button', { name: /^Release · 1 of 2/ }).click();
  await expect.poll(() => chosen(page).innerText()).toContain('Situation B');
  await page.getByRole('option', { name: /Situation A/ }).click();
  await page.getByRole('button', { name: 'Undo the release' }).click();
  await say(page).fill('for A, thought over');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => chosen(page).innerText()).toContain('Situation B');
  await page.getByRole('button', { name: 'Release with…' }).click();
  await page.getByRole('menuitem', { name: /^An error candidate/ }).click();
  const { text } = await batch.answer;
  expect(text).toContain('"say":"for A, thought over"');
  expect(JSON.parse(text)).toMatchObject([{ status: 'completed' }, { status: 'error' }]);
});

test('a blank candidate is asked about before it goes out', async () => {
  const caller = ask('Anything');
  const { page } = await openHeld(browser, host.control);
  await say(page).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Candidate 0 is still blank. Release again to send it so.').waitFor();
  await page.keyboard.press('Control+Enter');
  expect((await caller.answer).text).toContain('"say":"","tool_calls":[]');
});

test('errors block the release, say why, and lead to their field', async () => {
  ask('Pick something');
  const { page } = await openHeld(browser, host.control);
  await page.getByRole('button', { name: 'Call tools' }).click();
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  // A call that was added wants to be filled in: the keyboard is where it is still empty.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Call 1: /);
  await page.getByRole('combobox', { name: 'Call 1: tool' }).fill('');
  const finding = page.getByRole('button', { name: /string_too_short/ });
  await finding.waitFor();
  expect(await page.getByRole('button', { name: /^Release Ctrl/ }).getAttribute('aria-disabled')).toBe('true');
  await page.getByText(/^An error stands against it/).waitFor();
  await page.getByRole('button', { name: 'Say', exact: true }).click();
  await finding.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Call 1: tool');
});

test('a caller that leaves is shown as gone, and what was typed stays readable', async () => {
  const caller = ask('Stay a while');
  const { page } = await openHeld(browser, host.control);
  await say(page).fill('Too late');
  await saved(page);
  caller.sent.destroy();
  await page.getByText(/The caller closed the connection before it was answered\./).waitFor();
  expect(await chosen(page).innerText()).toContain('caller left');
  expect(await say(page).inputValue()).toBe('Too late');
});

test('of two windows on one draft neither loses its text', async () => {
  ask('Who writes this?');
  const [one, other] = [await openHeld(browser, host.control), await openHeld(browser, host.control)];
  await Promise.all([say(one.page).waitFor(), say(other.page).waitFor()]);
  await Promise.all([say(one.page).fill('from one'), say(other.page).fill('from the other')]);
  const conflict = async ({ page }: Watched) => {
    await page.getByRole('button', { name: 'Keep mine' }).waitFor();
    return page;
  };
  const late = await Promise.any([conflict(one), conflict(other)]);
  const mine = await say(late).inputValue();
  await late.getByRole('button', { name: 'Take theirs' }).click();
  const theirs = await say(late).inputValue();
  expect([mine, theirs].sort()).toEqual(['from one', 'from the other']);
  await late.getByRole('button', { name: 'Swap the versions' }).click();
  expect(await say(late).inputValue()).toBe(mine);
  for (const window of [one.page, other.page]) await expect.poll(() => say(window).inputValue()).toBe(mine);
});

test('a release over another window’s version that this one had not heard of waits for a choice', async () => {
  const caller = ask('Who answers this?');
  const [one, other] = [await openHeld(browser, host.control), await openHeld(browser, host.control)];
  await say(other.page).waitFor();
  // Out of earshot: a page that is busy or asleep hears late too.
  await other.page.context().setOffline(true);
  await say(one.page).fill('from one');
  await saved(one.page);
  await say(other.page).fill('from the other');
  await other.page.context().setOffline(false);
  await other.page.keyboard.press('Control+Enter');
  await other.page.getByRole('button', { name: 'Keep mine' }).click();
  await other.page.keyboard.press('Control+Enter');
  expect((await caller.answer).text).toContain('"say":"from the other"');
});

test('hostile and long text is shown as text, in both themes, and stays accessible', async () => {
  for (const text of [HOSTILE, '', 'مرحبا', ...Array.from({ length: 20 }, (_, index) => `Ordinary ${index}`)]) ask(text);
  for (const theme of ['dark', 'light'] as const) {
    const { page, expectCalm } = await openHeld(browser, host.control, { theme });
    await page.getByRole('option').nth(20).waitFor();
    await page.getByRole('option', { name: /onerror/ }).click();
    await page.getByRole('button', { name: 'Copy the instruction' }).waitFor();
    expect(await page.locator('img').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await expectAccessible(page, `the queue, ${theme}`);
    await page.getByRole('button', { name: 'Drop the connection' }).click();
    await page.getByText(/aborts the whole run/).waitFor();
    await expectAccessible(page, `the dialog, ${theme}`);
    expectCalm();
  }
});
