import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, type Watched } from './browser.ts';
import { serve, temporaryFolder, type RunningHost } from './host.ts';

const folder = temporaryFolder();
let host: RunningHost;
let browser: Browser;
let watched: Watched;
let page: Page;

/** More than two pages of what the list reads at once. */
const COUNT = 1_200;

beforeAll(async () => {
  [host, browser] = await Promise.all([serve(folder.path, '--responder', 'sample'), openBrowser()]);
  for (let at = 0; at < COUNT; at += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, index) => fetch(`${host.agent}/nothing-${at + index}`)));
  }
  await fetch(`${host.agent}/v1/responses`, {
    method: 'POST',
    body: JSON.stringify({ request_id: 'r', inputs: [{ id: 1, instruction: { type: 'user', content: 'Say hello.' } }] }),
  });
  watched = await openPage(browser, host.control);
  ({ page } = watched);
  await page.getByRole('row').filter({ hasText: 'Say hello.' }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  folder.remove();
});

const chosen = () => page.getByRole('row', { selected: true });

describe('the keys of Traffic', () => {
  it('End goes to the oldest exchange also where it has yet to be read, and Home back to the newest', async () => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('End');
    await expect.poll(() => chosen().getAttribute('data-exchange'), { timeout: 20_000 }).toBe('1');
    await expect.poll(() => chosen().isVisible()).toBe(true);
    expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(COUNT + 2));
    await page.keyboard.press('Home');
    await expect.poll(() => chosen().getAttribute('data-exchange')).toBe(String(COUNT + 1));
    watched.expectCalm();
  });

  it('the arrow keys choose a tab of the detail as they go', async () => {
    await page.getByRole('tab', { name: 'Decisions' }).click();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'Memory', selected: true }).waitFor();
    await page.getByRole('tabpanel', { name: 'Memory' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('tab', { name: 'Timing', selected: true }).waitFor();
    watched.expectCalm();
  });
});

describe('the columns of Traffic', () => {
  it('leave what was asked the most room, at 1280 pixels too', async () => {
    const widths = await page.getByRole('columnheader').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().width));
    const asked = await page.getByRole('columnheader', { name: 'Asked' }).evaluate((head) => head.getBoundingClientRect().width);
    expect(asked).toBe(Math.max(...widths));
    expect(asked).toBeGreaterThan(320);
  });
});
