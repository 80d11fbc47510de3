import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openBrowser, openPage, type Watched } from './browser.ts';
import { serve, temporaryFolder, type RunningHost } from './host.ts';

const folder = temporaryFolder();
let host: RunningHost;
let browser: Browser;
let watched: Watched;
let page: Page;

beforeAll(async () => {
  [host, browser] = await Promise.all([serve(folder.path, '--responder', 'sample'), openBrowser()]);
  watched = await openPage(browser, host.control);
  ({ page } = watched);
  await page.getByRole('heading', { name: /^Listening/ }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  folder.remove();
});

const palette = () => page.getByRole('dialog', { name: 'Command palette' });

/** Opens the palette by its keys, types, and does what is found first. */
async function run(words: string, first: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette().getByRole('combobox').waitFor();
  await page.keyboard.type(words);
  await palette().getByRole('option', { name: first }).first().waitFor();
  await page.keyboard.press('Enter');
  await palette().waitFor({ state: 'detached' });
}

const status = () => host.call('GET', '/api/status');
const focused = () => page.evaluate(() => document.activeElement?.id);

test('the palette opens on Ctrl K, is accessible in both themes, and Esc leaves it as it was', async () => {
  for (const theme of ['light', 'dark']) {
    await run(theme, `Theme: ${theme}`);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
    // The page itself comes so, so that the next load does not flash in another.
    expect(await (await fetch(new URL('/', host.control))).text()).toContain(`<html data-theme="${theme}"`);
    await page.keyboard.press('Control+k');
    await palette().getByRole('option').first().waitFor();
    await expectAccessible(page, `the palette, ${theme}`);
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'detached' });
  }
  watched.expectCalm();
});

test('the palette runs the practice world and opens an exchange by its number', async () => {
  await run('run practice', 'Run the practice world');
  await expect.poll(status, { timeout: 60_000 }).toMatchObject({ practice: { running: false, ended: expect.any(String) as unknown } });
  await run('#3', 'Open exchange #3');
  await page.getByRole('region', { name: 'The chosen exchange' }).getByText('#3').waitFor();
  await expect.poll(focused).toBe('traffic-detail');
  // The palette lists what could be done when it was opened.
  await page.getByRole('tab', { name: 'Memory' }).waitFor();
  await run('show memory', 'Show Memory');
  await page.getByRole('tab', { name: 'Memory', selected: true }).waitFor();
  watched.expectCalm();
});

test('the palette goes to any screen, to the filter and to a section of the settings', async () => {
  await run('limits', 'Limits');
  await expect.poll(focused).toBe('limits');
  await run('filter', 'Filter');
  await expect.poll(focused).toBe('filter');
  await run('go held', 'Held');
  await page.getByRole('heading', { name: 'Held', level: 1 }).waitFor({ state: 'attached' });
});

test('the palette decides who answers and whether the agent is ready', async () => {
  await run('hold for me', 'Hold for me');
  await expect.poll(status).toMatchObject({ responder: 'human' });
  await run('not ready', 'Not ready: answer 503');
  await expect.poll(status).toMatchObject({ ready: false });
  await page.getByRole('combobox', { name: 'What /health says' }).getByText('Not ready: answer 503').waitFor();
  await run('ready', 'Ready');
  await expect.poll(status).toMatchObject({ ready: true });
});

test('in Held the palette also moves along the queue and releases, while something is typed too', async () => {
  const inputs = ['First', 'Second'].map((content, id) => ({ id, instruction: { type: 'user', content }, num_outputs: 1 }));
  const answer = fetch(`${host.agent}/v1/responses`, { method: 'POST', body: JSON.stringify({ request_id: 'r', inputs }) });
  await page.getByRole('option', { name: /First/, selected: true }).waitFor();
  await page.getByRole('textbox', { name: 'Say', exact: true }).fill('one');
  await run('next held', 'Next held situation');
  await page.getByRole('option', { name: /Second/, selected: true }).waitFor();
  await page.getByRole('textbox', { name: 'Say', exact: true }).fill('two');
  await run('release · 2', 'Release · 2 of 2');
  await page.getByRole('option', { name: /First/, selected: true }).waitFor();
  await run('next', 'Next held situation');
  await page.getByRole('button', { name: 'Undo the release' }).waitFor();
  await run('undo', 'Undo the release');
  await page.getByRole('button', { name: 'Release · 2 of 2' }).waitFor();
  await run('release · 2', 'Release · 2 of 2');
  // The palette lists what could be done when it was opened.
  await page.getByRole('button', { name: 'Release and send' }).waitFor();
  await run('release and', 'Release and send');
  const said = (await (await answer).json()) as { output: { say: string } }[];
  expect(said.map(({ output }) => output.say)).toEqual(['one', 'two']);
  watched.expectCalm();
});
