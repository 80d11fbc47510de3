import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Watched } from './browser.ts';
import { expectAccessible, openBrowser, openPage } from './browser.ts';
import { serveForTest } from './heldCallers.ts';
import { temporaryFolder } from './host.ts';

let browser: Browser;
let watched: Watched;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const host = await serveForTest(folder.path);
  watched = await openPage(browser, host.control);
  onTestFinished(() => watched.page.context().close());
  await watched.page.getByRole('button', { name: /^Settings/ }).click();
});

test('a choice is named by its label and told by its hint, as every other setting is', async () => {
  const { page, expectCalm } = watched;
  const choice = page.getByLabel('How Sample answers');
  await choice.click();
  await page.getByRole('option', { selected: false }).first().click();
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  const described = await choice.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described ?? ''}"]`).count()).toBe(1);
  await expectAccessible(page, 'the settings');
  expectCalm();
});

test('what is wrong with a list is said aloud, and names the line', async () => {
  const { page } = watched;
  const list = page.getByLabel('Allowed web origins');
  await list.fill('http://localhost:3000\nlocalhost:3000');
  await list.press('Tab');
  await page.getByRole('alert').filter({ hasText: 'got “localhost:3000”' }).waitFor();
  await list.fill('http://localhost:3000');
  await list.press('Tab');
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
});

test('a plain browser offers nothing that only the desktop can do', async () => {
  const { page } = watched;
  await page.getByRole('button', { name: 'Copy the workspace’s folder' }).waitFor();
  expect(await page.getByRole('button', { name: 'Show in folder' }).count()).toBe(0);
});
