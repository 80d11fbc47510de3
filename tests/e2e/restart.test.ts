import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openBrowser, openPage, watch } from './browser.ts';
import { serve, temporaryFolder, type RunningHost } from './host.ts';

const folder = temporaryFolder();
let host: RunningHost;
let browser: Browser;

beforeAll(async () => {
  [host, browser] = await Promise.all([serve(folder.path, '--responder', 'human'), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  folder.remove();
});

test('a page of an earlier start says how to reopen, gives back what it could not store, and stands in no other page’s way', async () => {
  const body = JSON.stringify({ request_id: 'r', inputs: [{ id: 1, instruction: { type: 'user', content: 'Wait for me' } }] });
  const caller = fetch(`${host.agent}/v1/responses`, { method: 'POST', body }).catch(() => 'cut');
  const { page } = await openPage(browser, host.control);
  await page.getByRole('button', { name: /^Held/ }).click();
  const say = page.getByRole('textbox', { name: 'Say', exact: true });
  await say.fill('Stored');
  await page
    .getByRole('status', { name: 'Draft' })
    .getByText(/^saved/)
    .waitFor();

  const { port } = new URL(host.control);
  await host.stop('SIGKILL');
  expect(await caller).toBe('cut');
  await page.getByText('No connection to Signalbox.').waitFor();
  await page.getByRole('combobox', { name: 'What /health says' }).getByText('not known now').waitFor();
  await say.fill('Typed too late');
  await page.getByRole('button', { name: 'Copy the unsaved answer' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Typed too late');

  host = await serve(folder.path, '--control-port', port);
  await page.getByText('This page belongs to an earlier start of Signalbox').waitFor({ timeout: 20_000 });
  await expectAccessible(page, 'the expired page');
  await page.getByRole('button', { name: 'Copy what was typed' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Typed too late');

  const fresh = await page.context().newPage();
  const { expectCalm } = watch(fresh, host.control);
  await fresh.goto(host.control);
  await fresh.getByRole('contentinfo').getByText('live', { exact: true }).waitFor();
  await fetch(`${host.agent}/health`);
  await fresh.getByRole('row').filter({ hasText: 'GET /health' }).waitFor();
  expectCalm();
});
