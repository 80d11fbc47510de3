import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { serve, temporaryFolder, type RunningHost } from './host.ts';

const folder = temporaryFolder();
let host: RunningHost;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [host, browser] = await Promise.all([serve(folder.path, '--responder', 'human'), openBrowser()]);
  ({ page } = await openPage(browser, host.control));
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  folder.remove();
});

const ask = (content: string) => {
  const body = JSON.stringify({ request_id: 'r', inputs: [{ id: 1, instruction: { type: 'user', content } }] });
  return fetch(`${host.agent}/v1/responses`, { method: 'POST', body });
};
const rows = () => page.locator('[data-exchange]');
const filter = () => page.getByRole('textbox', { name: 'Filter exchanges by text' });

it('an answer of 418 by hand is shown with its status and body where decisions would stand', async () => {
  const answer = ask('Make tea.');
  await expect.poll(() => host.call('GET', '/api/status')).toMatchObject({ held: 1 });
  await host.call('POST', '/api/exchanges/1/answer', { status: 418, text: '{"detail":"short and stout"}' });
  expect((await answer).status).toBe(418);
  await rows().first().click();
  await page.getByRole('region', { name: 'What was answered' }).getByText('Answered with status 418 by human').waitFor();
  await page.getByRole('region', { name: 'What was answered' }).getByText('{"detail":"short and stout"}').waitFor();
});

it('what /health says is chosen from a menu, not set by one click', async () => {
  await host.call('PUT', '/api/responder', { responder: 'sample' });
  const health = page.getByRole('combobox', { name: 'What /health says' });
  await health.click();
  await page.getByRole('option', { name: /^Not ready: answer 503/ }).click();
  await expect.poll(() => host.call('GET', '/api/status')).toMatchObject({ ready: false });
  expect((await fetch(`${host.agent}/health`)).status).toBe(503);
  await host.call('PUT', '/api/ready', { ready: true });
  await health.getByText('Ready', { exact: true }).waitFor();
});

it('with an exchange chosen the list fills its room, and what is new beyond it is counted where no row is covered', async () => {
  await rows().last().click();
  for (let count = 0; count < 40; count += 1) await ask(`Say ${count}.`);
  const pill = page.getByRole('button', { name: /new$/ });
  await pill.waitFor();
  const list = await page.getByRole('grid').boundingBox();
  const last = await rows().last().boundingBox();
  const first = await rows().first().boundingBox();
  const button = await pill.boundingBox();
  if (!list || !last || !first || !button) throw new Error('the list is not shown');
  expect(list.y + list.height - (last.y + last.height)).toBeLessThan(24);
  expect(button.y + button.height).toBeLessThanOrEqual(first.y);
});

it('the filter says how much it lets through, leads to it by Enter, and is each screen’s own', async () => {
  await page.keyboard.press('/');
  await page.keyboard.type('Say 1');
  await page.getByRole('status').getByText('11 of 42').waitFor();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid');
  await page.keyboard.press('2');
  await expect.poll(() => filter().inputValue()).toBe('');
  await page.keyboard.press('1');
  await expect.poll(() => filter().inputValue()).toBe('Say 1');
});

it('a failure is told over the end of the status line, and leaves on Esc', async () => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('The clipboard is not to be had.'));
  });
  await page.getByRole('button', { name: 'Copy the agent’s address' }).click();
  const notice = page.locator('[data-type=failure]').first();
  await notice.waitFor();
  const covered = await notice.boundingBox();
  const controls = await page.getByRole('contentinfo').getByRole('button').last().boundingBox();
  const main = await page.getByRole('main').boundingBox();
  if (!covered || !main) throw new Error('nothing is shown');
  expect(covered.y).toBeGreaterThanOrEqual(main.y + main.height - 2);
  expect(covered.x).toBeGreaterThan(controls ? controls.x + controls.width : 0);
  await page.keyboard.press('Escape');
  await notice.waitFor({ state: 'hidden' });
});
