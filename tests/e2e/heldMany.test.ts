import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { expectAccessible, openBrowser } from './browser.ts';
import { callAgent, openHeld, serveForTest } from './heldCallers.ts';
import type { RunningHost } from './host.ts';
import { temporaryFolder } from './host.ts';

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
  const inputs = instructions.map((content, id) => ({ id, instruction: { type: 'user', content }, memory: { history: [] } }));
  return callAgent(host.agent, JSON.stringify({ request_id: 'r', inputs }));
}

const say = (page: Page) => page.getByRole('textbox', { name: 'Say', exact: true });
const chosen = (page: Page) => page.getByRole('option', { selected: true });
const notice = (page: Page, text: RegExp) => page.getByRole('dialog').filter({ hasText: text });

async function choose(page: Page, trigger: string, entry: RegExp) {
  await page.getByRole('button', { name: trigger }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('the others of a request are released without this one, and a draft among them is asked about first', async () => {
  const caller = ask('Situation A', 'Situation B', 'Situation C');
  const { page, expectCalm } = await openHeld(browser, host.control);
  await page.getByRole('option', { name: /Situation B/ }).click();
  await say(page).fill('Words for B');
  await page.getByRole('option', { name: /Situation A/ }).click();
  await choose(page, 'Release this request’s other 2 with…', /^Sample/);
  const question = page.getByRole('dialog', { name: 'Release 2 situations with Sample?' });
  await question.getByText('1 situation has a draft of yours, which would not go out:').waitFor();
  await question.getByText('Situation B · 2 of 3').waitFor();
  await expectAccessible(page, 'the question');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Release this request’s other 2 with…', /^Sample/);
  await question.getByRole('button', { name: 'Keep it waiting, release 1' }).click();
  await notice(page, /^Released 1 situation with Sample/).waitFor();
  expect(await chosen(page).innerText()).toContain('Situation A');
  await say(page).fill('Words for A');
  await page.keyboard.press('Control+Enter');
  await notice(page, /^Released 1 of 3/).waitFor();
  await expect.poll(() => chosen(page).innerText()).toContain('Situation B');
  expect(await say(page).inputValue()).toBe('Words for B');
  // The last one alone: its own draft is what is asked about.
  await choose(page, 'Release with…', /^An error candidate/);
  await page.getByRole('button', { name: 'Keep what I wrote' }).click();
  await page.keyboard.press('Control+Enter');
  expect(JSON.parse((await caller.answer).text)).toMatchObject([
    { output: { say: 'Words for A' } },
    { output: { say: 'Words for B' } },
    { status: 'completed' },
  ]);
  expectCalm();
});

test('a release is confirmed in passing, and can be undone there while the rest of its request waits', async () => {
  ask('Situation A', 'Situation B');
  const { page, expectCalm } = await openHeld(browser, host.control);
  await say(page).fill('Too early');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => chosen(page).innerText()).toContain('Situation B');
  await notice(page, /^Released 1 of 2/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(() => chosen(page).innerText()).toContain('Situation A');
  await page.getByRole('button', { name: /^Release · 1 of 2/ }).waitFor();
  expect(await say(page).inputValue()).toBe('Too early');
  expectCalm();
});

test('a release while others wait says in one line, over no control, what went out and to whom', async () => {
  callAgent(
    host.agent,
    '{"request_id":"r","inputs":[{"id":0,"instruction":{"type":"user","content":"The first one"},"memory":{},"num_outputs":6}]}',
  );
  ask('The second one');
  const { page } = await openHeld(browser, host.control);
  await page.getByRole('option', { name: /The first one/ }).click();
  await say(page).fill('Here it is');
  await page.keyboard.press('Control+Enter');
  // The five other candidates stay blank: asked about first.
  await page.keyboard.press('Control+Enter');
  const sent = notice(page, /^Sent to .* with status 200/);
  await sent.getByText('and 3 more candidates').waitFor();
  const [over, line] = [await sent.boundingBox(), await page.getByRole('contentinfo').last().boundingBox()];
  expect(over?.y).toBeGreaterThanOrEqual((line?.y ?? Infinity) - 1);
  for (const name of ['Answer with a status…', 'Drop the connection']) await page.getByRole('button', { name }).click({ trial: true });
  await expect.poll(() => chosen(page).innerText()).toContain('The second one');
});

test('all that waits is released at once after saying how many callers that answers, and drafts are kept', async () => {
  const callers = [ask('The first one'), ask('The second one', 'The third one')];
  const { page, expectCalm } = await openHeld(browser, host.control);
  await page.getByRole('option', { name: /The third one/ }).click();
  await say(page).fill('Words');
  await choose(page, 'Release all 3 with…', /^Error candidates/);
  const question = page.getByRole('dialog', { name: 'Release 3 situations with error candidates?' });
  await question.getByText(/^3 situations of 2 callers/).waitFor();
  await question.getByRole('button', { name: 'Keep it waiting, release 2' }).click();
  expect(JSON.parse((await callers[0]?.answer)?.text ?? '')).toMatchObject([{ status: 'error' }]);
  expect(await chosen(page).innerText()).toContain('The third one');
  expect(await say(page).inputValue()).toBe('Words');
  await page.keyboard.press('Control+Enter');
  expect(JSON.parse((await callers[1]?.answer)?.text ?? '')).toMatchObject([{ status: 'error' }, { output: { say: 'Words' } }]);
  expectCalm();
});

test('when Sample takes over, it is said that what is held stays held', async () => {
  ask('The first one');
  const { page, expectCalm } = await openHeld(browser, host.control);
  await say(page).waitFor();
  await page.getByRole('button', { name: /^Traffic/ }).click();
  await page.getByRole('combobox', { name: 'Who answers' }).click();
  await page.getByRole('option', { name: 'Sample' }).click();
  await notice(page, /^1 stays held/)
    .getByRole('button', { name: 'Show what is held' })
    .click();
  expect(await chosen(page).innerText()).toContain('The first one');
  expectCalm();
});

test('a status that ends the run is no primary button, can be left, and what is no status is said in red', async () => {
  ask('The first one');
  const { page } = await openHeld(browser, host.control);
  await page.getByRole('button', { name: 'Answer with a status…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer with a status' });
  const colour = (name: string) => dialog.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await colour('Send 503 to the caller')).toBe(await colour('Cancel'));
  expect(await colour('Answer with error candidates instead')).not.toBe(await colour('Cancel'));
  await dialog.getByRole('combobox', { name: 'Status' }).fill('99');
  await page.keyboard.press('Tab');
  const red = await dialog.getByText('A status is a whole number from 200 to 599.').evaluate((text) => getComputedStyle(text).color);
  expect(red).toBe('rgb(240, 101, 93)');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Drop the connection' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await say(page).waitFor();
});
