import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allLinked, branchesOn } from './branchesPage.ts';
import { expectAccessible, openBrowser, openPage, type Watched } from './browser.ts';
import { serve, temporaryFolder, type RunningHost } from './host.ts';
import { send } from './magmaGen.ts';

const folder = temporaryFolder();
let host: RunningHost;
let browser: Browser;
let watched: Watched;

beforeAll(async () => {
  [host, browser] = await Promise.all([serve(folder.path, '--responder', 'sample', '--sample-mode', 'identical'), openBrowser()]);
  watched = await openPage(browser, host.control);
  await watched.page.getByRole('heading', { name: /^Listening/ }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  folder.remove();
});

const stampSet = async () => ((await host.call('GET', '/api/settings')) as { stamp: string }).stamp;

it('stamps are offered where a link is ambiguous, and said to be on from then on', async () => {
  const { page, expectCalm } = watched;
  const on = branchesOn(page);
  const [, second] = await send(host.agent, [{ id: 1, asked: 'Press sw1.', outputs: 2 }]);
  await send(host.agent, [{ id: 2, asked: 'And then?', memory: second }]);
  await allLinked(host);
  await page.getByRole('button', { name: 'Branches' }).click();
  await on.interaction('Press sw1.').click();
  await on.tree().focus();
  await page.keyboard.press('a');
  await expect.poll(() => on.chosen().innerText()).toContain('ambiguous');
  await page.getByRole('tab', { name: 'Evidence' }).click();
  const offer = on.inspector().getByRole('region', { name: 'Stamp' });
  await offer.getByText('Stamp returned memories from now on?').waitFor();
  await expectAccessible(page, 'the offer of stamps');
  expect(await stampSet()).toBe('off');
  await offer.getByRole('button', { name: 'Always' }).click();
  await offer.getByText('Memories returned from now on are stamped.').waitFor();
  expect(await stampSet()).toBe('always');
  expectCalm();
});

it('a stamp is seen on candidates and situations and in the raw bytes, and not in their memory', async () => {
  const { page, expectCalm } = watched;
  const on = branchesOn(page);
  const [, second] = await send(host.agent, [{ id: 3, asked: 'Press sw2.', outputs: 2 }]);
  await send(host.agent, [{ id: 4, asked: 'And after that?', memory: second }]);
  await allLinked(host);
  await on.interaction('Press sw2.').click();
  await on.tree().focus();
  await page.keyboard.press('Home');
  await page.getByRole('tab', { name: 'Decision' }).click();
  await on.inspector().getByText('stamped', { exact: true }).first().waitFor();
  await on.tree().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await on.inspector().getByText('And after that?').first().waitFor();
  await on
    .inspector()
    .getByText(/^3\.0\.1-/)
    .waitFor();
  await page.getByRole('tab', { name: 'Evidence' }).click();
  await on.inspector().getByText('The memory carries the stamp that was put into the memory of candidate 1 of 3.0.').waitFor();
  await page.getByRole('tab', { name: 'Memory' }).click();
  await on
    .inspector()
    .getByRole('treeitem', { name: /history/ })
    .first()
    .waitFor();
  expect(await on.inspector().innerText()).not.toContain('__signalbox');
  await page.getByRole('tab', { name: 'Raw' }).click();
  await on
    .inspector()
    .getByText(/__signalbox/)
    .first()
    .waitFor();
  expectCalm();
});

it('the setting says what is on', async () => {
  const { page } = watched;
  await page.getByRole('button', { name: /^Settings/ }).click();
  expect(await page.getByRole('combobox', { name: 'Stamp' }).innerText()).toContain('Always');
  await expectAccessible(page, 'the settings');
});
