import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { serve, temporaryFolder, type RunningHost } from './host.ts';

const folder = temporaryFolder();
let host: RunningHost;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [host, browser] = await Promise.all([serve(folder.path, '--responder', 'sample'), openBrowser()]);
  ({ page } = await openPage(browser, host.control));
  await page.getByRole('button', { name: 'Settings' }).click();
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  folder.remove();
});

it.each([
  ['Agent id', 'mine', { agentId: 'theirs', agentVersion: '7' }, { agentId: 'mine' }],
  ['Candidates per input', '12', { candidatesPerSituation: 34, agentVersion: '8' }, { candidatesPerSituation: 12 }],
  ['Allowed hosts', 'mine.local', { allowedHosts: ['theirs.local'], agentVersion: '9' }, { allowedHosts: ['mine.local'] }],
])('what is typed into “%s” outlasts another window’s change of it', async (label, typed, theirs, kept) => {
  const field = page.getByRole('textbox', { name: label });
  await field.fill(typed);
  await host.call('PUT', '/api/settings', theirs);
  // The other field shows that the change has come.
  await expect.poll(() => page.getByRole('textbox', { name: 'Agent version' }).inputValue()).toBe(theirs.agentVersion);
  expect(await field.inputValue()).toBe(typed);
  await field.blur();
  await expect.poll(() => host.call('GET', '/api/settings')).toMatchObject(kept);
});

it('a field that nobody types in takes another window’s change', async () => {
  await host.call('PUT', '/api/settings', { agentId: 'theirs again', allowedHosts: [] });
  await expect.poll(() => page.getByRole('textbox', { name: 'Agent id' }).inputValue()).toBe('theirs again');
  await expect.poll(() => page.getByRole('textbox', { name: 'Allowed hosts' }).inputValue()).toBe('');
});
