import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, openBrowser, openPage, type Watched } from './browser.ts';
import { allLinked, branchesOn } from './branchesPage.ts';
import { serve, temporaryFolder, type RunningHost } from './host.ts';
import { runGen, send } from './magmaGen.ts';

const TABS = ['Decision', 'Memory', 'Evidence', 'Findings', 'Steps', 'Raw'];
const folder = temporaryFolder();
let host: RunningHost;
let browser: Browser;
let watched: Watched;
let page: Page;
let on: ReturnType<typeof branchesOn>;

beforeAll(async () => {
  [host, browser] = await Promise.all([serve(folder.path, '--responder', 'sample'), openBrowser()]);
  watched = await openPage(browser, host.control);
  ({ page } = watched);
  on = branchesOn(page);
  await runGen(host.agent, 5, 60);
  await page.getByRole('button', { name: 'Branches' }).click();
  await allLinked(host);
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  folder.remove();
});

describe('what arrives', () => {
  it('joins its tree without moving what is chosen or where it stands on the screen', async () => {
    await on.run().click();
    await on.tree().focus();
    await page.keyboard.press('Home');
    for (let n = 0; n < 60; n += 1) await page.keyboard.press('ArrowDown');
    const [id, top, all] = [await on.chosenId(), await on.tree().evaluate((element) => element.scrollTop), await on.rowCount()];
    const [memory] = await send(host.agent, [{ id: 1, asked: 'A new task.', outputs: 1 }]);
    await on.interaction('A new task.').waitFor();
    await send(host.agent, [{ id: 1, asked: 'And on it goes.', memory, outputs: 1 }]);
    await on
      .interactions()
      .filter({ hasText: /A new task\.[\s\S]*2 situations/ })
      .waitFor();
    expect([await on.chosenId(), await on.tree().evaluate((element) => element.scrollTop), await on.rowCount()]).toEqual([id, top, all]);
  });

  it('is followed where that is asked for', async () => {
    await on.interaction('A new task.').click();
    await expect.poll(() => on.tree().innerText()).toContain('And on it goes.');
    await page.keyboard.press('f');
    await expect.poll(() => on.chosen().innerText()).toContain('And on it goes.');
    const [memory] = await send(host.agent, [{ id: 5, asked: 'Another one.', outputs: 1 }]);
    await on.interaction('Another one.').click();
    await expect.poll(() => on.tree().innerText()).toContain('Another one.');
    await page.keyboard.press('f');
    await expect.poll(() => on.chosen().innerText()).toContain('Another one.');
    await send(host.agent, [{ id: 5, asked: 'The newest of all.', memory, outputs: 1 }]);
    await expect.poll(() => on.chosen().innerText()).toContain('The newest of all.');
    watched.expectCalm();
  });
});

describe('ways to and from a node', () => {
  it('lead to its exchange in Traffic and back', async () => {
    const id = await on.chosenId();
    await page.keyboard.press('t');
    await page
      .getByRole('region', { name: 'The chosen exchange' })
      .getByText(`#${id?.split('.')[0]}`)
      .waitFor();
    await page.getByRole('button', { name: 'Show in Branches' }).first().click();
    await expect.poll(on.chosenId).toBe(id);
  });

  it('a reload comes back to the node', async () => {
    const id = await on.chosenId();
    // What is looked at is remembered a moment later.
    const kept = async () => ((await host.call('GET', '/api/settings')) as { layout: Record<string, unknown> }).layout['branches.node'];
    await expect.poll(kept, { timeout: 5_000 }).toBe(id);
    await page.reload();
    await expect.poll(on.chosenId).toBe(id);
  });

  it('a held situation waits in its tree, and leads to its answer', async () => {
    await host.call('PUT', '/api/responder', { responder: 'human' });
    const body = JSON.stringify({ request_id: 'h', inputs: [{ id: 3, instruction: { type: 'user', content: 'Wait for me.' } }] });
    const answer = fetch(`${host.agent}/v1/responses`, { method: 'POST', body });
    await on.interactions().filter({ hasText: 'Wait for me.' }).click();
    await expect.poll(() => on.rows().first().innerText()).toContain('held, waiting');
    await on.rows().first().click();
    await page.getByRole('button', { name: 'Answer in Held' }).click();
    await page.getByRole('textbox', { name: 'Say', exact: true }).fill('Here I am.');
    await page.keyboard.press('Control+Enter');
    expect((await answer).status).toBe(200);
    await host.call('PUT', '/api/responder', { responder: 'sample' });
    await page.getByRole('button', { name: 'Branches' }).click();
    await expect.poll(() => on.tree().innerText()).toContain('Here I am.');
    watched.expectCalm();
  });
});

describe('a drawing', () => {
  it('is saved as SVG and PNG, in which captured markup is text', async () => {
    const markup = '<script>document.title="owned"</script><b>bold</b>';
    await send(host.agent, [{ id: 1, asked: markup, outputs: 2 }]);
    await on.interactions().filter({ hasText: '<script>' }).click();
    await page.getByRole('button', { name: 'Drawing' }).click();
    await page.getByRole('option', { name: /^user <script>/ }).waitFor();
    const save = async (entry: string) => {
      await page.getByRole('button', { name: 'Save' }).click();
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: entry }).click()]);
      return readFile(await download.path());
    };
    const svg = (await save('Save as SVG')).toString('utf8');
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).not.toMatch(/<script|var\(|href=/);
    const png = await save('Save as PNG');
    expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(await page.title()).not.toContain('owned');
    await page.getByRole('button', { name: 'Lanes' }).click();
    expect(await page.locator('img, main script, main b').count()).toBe(0);
    watched.expectCalm();
  });
});

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  it('lanes, drawing and every tab of a node are accessible by axe', async () => {
    const own = await openPage(browser, host.control, { theme });
    const faults: Record<string, string[]> = {};
    await own.page.getByRole('button', { name: 'Branches' }).click();
    await own.page
      .getByRole('option')
      .filter({ hasText: /\d\d situations/ })
      .first()
      .click();
    // As it was left: perhaps with the drawing.
    await own.page.getByRole('button', { name: 'Lanes' }).click();
    await own.page.getByRole('treegrid').getByRole('row').first().waitFor();
    await own.page.keyboard.press('a');
    for (const name of TABS) {
      await own.page.getByRole('tab', { name }).click();
      await own.page.getByRole('tabpanel').waitFor();
      faults[name] = await faultsOf(own.page);
    }
    await own.page.getByRole('button', { name: 'Drawing' }).click();
    await own.page.getByRole('listbox', { name: /^Drawing/ }).waitFor();
    faults['Drawing'] = await faultsOf(own.page);
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    own.expectCalm();
    await own.page.context().close();
  });
});
