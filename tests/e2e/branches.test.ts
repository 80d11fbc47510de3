import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TreePage } from '../../shared/interaction.ts';
import { faultsOf, openBrowser, openPage, type Watched } from './browser.ts';
import { allLinked, branchesOn } from './branchesPage.ts';
import { serve, temporaryFolder, type RunningHost } from './host.ts';
import { runGen, send } from './magmaGen.ts';

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
  await page.getByRole('heading', { name: /^Listening/ }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  folder.remove();
});

describe('a run that branches', () => {
  it('says before there is any what the screen is for', async () => {
    await page.getByRole('button', { name: 'Branches' }).click();
    await page.getByText('No interactions yet').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('appears as it happens: an interaction with its size, its situations and their three candidates', async () => {
    await runGen(host.agent, 5, 100);
    await on.interactions().first().waitFor();
    await on.tree().waitFor();
    await expect.poll(() => on.interactions().first().innerText()).toMatch(/\d+ situations/);
    await allLinked(host);
    const { nodes } = (await host.call('GET', `/api/interactions/${await on.run().getAttribute('data-interaction')}/nodes`)) as TreePage;
    expect(nodes.length).toBeGreaterThan(90);
    await expect.poll(on.rowCount).toBe(nodes.reduce((sum, { candidates }) => sum + 1 + candidates.length, 0));
    expect(await on.rows().nth(1).innerText()).toMatch(/^candidate\s+0\s/);
    watched.expectCalm();
  });

  it('is walked by the keyboard alone, opened and closed as a treegrid', async () => {
    await on.tree().focus();
    await page.keyboard.press('Home');
    const first = on.rows().first();
    await expect.poll(() => first.getAttribute('aria-selected')).toBe('true');
    expect(await first.getAttribute('aria-level')).toBe('1');
    const all = await on.rowCount();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => first.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(on.rowCount).toBeLessThan(all);
    await page.keyboard.press('ArrowRight');
    await expect.poll(on.rowCount).toBe(all);
    await page.keyboard.press('j');
    await expect.poll(() => on.chosen().getAttribute('aria-level')).toBe('2');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => first.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(on.focused).toBe('The chosen node');
    await page.keyboard.press('Escape');
    await expect.poll(on.focused).toBe('Situations and candidates');
  });

  it('leads from fork to fork, and shows one path alone', async () => {
    await page.keyboard.press('n');
    const fork = await on.chosenId();
    await page.keyboard.press('n');
    await expect.poll(on.chosenId).not.toBe(fork);
    await page.keyboard.press('p');
    await expect.poll(on.chosenId).toBe(fork);
    const all = await on.rowCount();
    await page.keyboard.press('End');
    await page.keyboard.press('z');
    await expect.poll(on.rowCount).toBeLessThan(all / 2);
    await page.keyboard.press('z');
    await expect.poll(on.rowCount).toBe(all);
  });

  it('shows of every node its decision, memory, evidence, findings, steps and exact text', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('j');
    await on.inspector().getByRole('article', { name: 'Candidate 0' }).waitFor();
    // A strip that is higher than its place would have a scrollbar of its own.
    expect(await page.getByRole('tablist').evaluate((strip) => strip.scrollHeight - strip.clientHeight)).toBe(0);
    await page.getByRole('tab', { name: 'Memory' }).click();
    await on
      .inspector()
      .getByRole('treeitem', { name: /history/ })
      .first()
      .waitFor();
    await page.getByRole('tab', { name: 'Evidence' }).click();
    await on.inspector().getByText('It begins an interaction').waitFor();
    await page.getByRole('tab', { name: 'Findings' }).click();
    await on.inspector().getByText('The contract has nothing against this node.').waitFor();
    await page.getByRole('tab', { name: 'Steps' }).click();
    await on
      .inspector()
      .getByRole('treeitem', { name: /looked_at/ })
      .waitFor();
    await page.getByRole('tab', { name: 'Raw' }).click();
    await on.inspector().getByText('"request_id"').first().waitFor();
    watched.expectCalm();
  });

  it('finds words in the interaction, and leads from one place to the next', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('pick(');
    await page.getByText(/\d+ found/).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => on.chosen().innerText()).toContain('pick(');
    const found = await on.chosenId();
    const place = page.getByText(/^\d+ of \d+ found/);
    const first = await place.innerText();
    await page.keyboard.press('Enter');
    await expect.poll(on.chosenId).not.toBe(found);
    await expect.poll(() => place.innerText()).not.toBe(first);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByText(/\d+ found/).count()).toBe(0);
  });
});

describe('an ambiguous link', () => {
  it('is settled by hand with the keyboard, and the undo brings it back', async () => {
    await on.tree().focus();
    await page.keyboard.press('a');
    await expect.poll(() => on.chosen().innerText()).toContain('ambiguous');
    const node = await on.chosenId();
    await page.keyboard.press('s');
    await expect.poll(on.focused).toBe('Settle');
    await page.keyboard.press('Enter');
    await on.inspector().getByText('A person said so.').waitFor();
    await expect.poll(() => on.chosen().innerText()).toContain('settled by hand');
    expect(await on.chosenId()).toBe(node);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => on.chosen().innerText()).toContain('ambiguous');
    expect(await on.chosenId()).toBe(node);
    watched.expectCalm();
  });

  it('between two interactions goes over to the other one, and what is looked at goes along', async () => {
    // Two interactions alike in everything, so that nothing tells which of them the next request continues.
    const twin = { asked: 'Twin task.', outputs: 2 };
    const [memory] = await send(host.agent, [
      { id: 90, ...twin },
      { id: 91, ...twin },
    ]);
    await send(host.agent, [{ id: 92, asked: 'Which twin is this?', memory, outputs: 2 }]);
    await on
      .interactions()
      .filter({ hasText: /Twin task\.[\s\S]*2 situations/ })
      .click();
    await expect.poll(() => on.tree().innerText()).toContain('Which twin is this?');
    await page.keyboard.press('a');
    await expect.poll(() => on.chosen().innerText()).toContain('Which twin is this?');
    const shown = () => page.getByRole('option', { selected: true }).getAttribute('data-interaction');
    const before = await shown();
    await page.keyboard.press('s');
    await expect.poll(on.focused).toBe('Settle');
    await page.keyboard.press('Enter');
    await expect.poll(() => on.chosen().innerText()).toMatch(/Which twin is this\?[\s\S]*settled by hand/);
    expect(await shown()).not.toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => on.chosen().innerText()).toContain('ambiguous');
    expect(await shown()).toBe(before);
    watched.expectCalm();
  });
});

describe('two nodes', () => {
  it('of one tree are compared: decision, memory and steps', async () => {
    await on.run().click();
    await on.tree().focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('j');
    await page.keyboard.press('c');
    await page.keyboard.press('j');
    await page.keyboard.press('c');
    const comparison = page.getByRole('region', { name: 'Comparison' });
    await comparison.getByRole('article', { name: 'Candidate 0' }).waitFor();
    await comparison.getByRole('article', { name: 'Candidate 1' }).waitFor();
    await page.getByRole('tab', { name: 'Memory' }).click();
    await comparison
      .getByRole('treeitem', { name: /history/ })
      .first()
      .waitFor();
    await page.getByRole('tab', { name: 'Steps' }).click();
    await expect.poll(() => comparison.getByRole('treeitem', { name: /looked_at/ }).count()).toBe(2);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Decision' }).click();
    await page.keyboard.press('Escape');
    await on.tree().waitFor();
  });

  it('of two trees are compared: the first pick stays while one looks for the second', async () => {
    await page.keyboard.press('x');
    await on.tree().focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('c');
    await on.interactions().filter({ hasText: 'Twin task.' }).first().click();
    await page.getByRole('group', { name: 'Picked to compare' }).waitFor();
    await on.tree().focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('c');
    const comparison = page.getByRole('region', { name: 'Comparison' });
    await comparison.getByText('Twin task.').first().waitFor();
    await page.keyboard.press('x');
    await on.tree().waitFor();
    watched.expectCalm();
  });
});
