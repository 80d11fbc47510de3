import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { allLinked, branchesOn } from './branchesPage.ts';
import { serve, temporaryFolder, type RunningHost } from './host.ts';
import { runGen } from './magmaGen.ts';

const folder = temporaryFolder();
let host: RunningHost;
let browser: Browser;
let page: Page;
let on: ReturnType<typeof branchesOn>;

beforeAll(async () => {
  [host, browser] = await Promise.all([serve(folder.path, '--responder', 'sample'), openBrowser()]);
  ({ page } = await openPage(browser, host.control));
  on = branchesOn(page);
  await page.getByRole('heading', { name: /^Listening/ }).waitFor();
  await runGen(host.agent, 5, 60);
  await allLinked(host);
  await page.getByRole('button', { name: 'Branches' }).click();
  await on.run().click();
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  folder.remove();
});

describe('the ways from a node and back', () => {
  it('the keyboard goes along to the comparison’s tabs, and back to the tree by Esc and x', async () => {
    await on.rows().nth(1).click();
    await page.keyboard.press('c');
    await page.keyboard.press('j');
    await page.keyboard.press('c');
    await expect.poll(on.focused).toBe('Decision');
    await page.keyboard.press('Escape');
    await expect.poll(on.focused).toBe('Situations and candidates');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect.poll(on.focused).toBe('Decision');
    await page.keyboard.press('x');
    await expect.poll(on.focused).toBe('Situations and candidates');
  });

  it('t leads to the node’s own situation in Traffic and its candidate’s memory, and b back to the node', async () => {
    // A later candidate of a later situation of its exchange.
    const wanted = /\.([1-9]\d*)\/([12])$/;
    await on.tree().focus();
    await page.keyboard.press('End');
    while (!wanted.test((await on.chosenId()) ?? '')) await page.keyboard.press('ArrowUp');
    const id = (await on.chosenId()) ?? '';
    const [, situation, candidate] = wanted.exec(id) ?? [];
    await page.keyboard.press('t');
    const name = `Situation ${Number(situation) + 1} of`;
    const block = page.getByRole('region', { name });
    await block.waitFor();
    await expect.poll(async () => (await block.boundingBox())?.y ?? -1).toBeLessThan(page.viewportSize()?.height ?? 0);
    await page.getByRole('tab', { name: 'Memory' }).click();
    const detail = page.getByRole('region', { name: 'The chosen exchange' });
    await expect.poll(() => detail.innerText()).toContain(`Candidate ${candidate}`);
    expect(await detail.innerText()).toContain(name);
    await page.keyboard.press('b');
    await expect.poll(on.chosenId).toBe(id);
  });
});
