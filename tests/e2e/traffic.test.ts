import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, openBrowser, openPage, type Watched } from './browser.ts';
import { serve, temporaryFolder, type RunningHost } from './host.ts';

const TABS = ['Decisions', 'Memory', 'Steps', 'Raw', 'Findings', 'Timing'];
const folder = temporaryFolder();
let host: RunningHost;
let browser: Browser;
let watched: Watched;
let page: Page;

beforeAll(async () => {
  [host, browser] = await Promise.all([serve(folder.path, '--responder', 'sample'), openBrowser()]);
  watched = await openPage(browser, host.control);
  ({ page } = watched);
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  folder.remove();
});

const rows = () => page.getByRole('grid').getByRole('row').filter({ hasText: 'MAGMA' });
const chosen = () => page.getByRole('row', { selected: true });
const tab = (name: string) => page.getByRole('tab', { name });
const panel = () => page.getByRole('tabpanel');

/** Waits until the running practice world has ended. */
async function practiceEnds(): Promise<void> {
  await expect.poll(() => host.call('GET', '/api/status'), { timeout: 60_000 }).toMatchObject({ practice: { running: false } });
}

describe('the first minute', () => {
  it('says where the agent listens, who answers, and how to point a consumer at it', async () => {
    await page.getByRole('heading', { name: `Listening on ${host.agent}` }).waitFor();
    await page.getByText('Right now Sample answers').waitFor();
    const commands = page.getByRole('region', { name: 'Point a consumer here' });
    for (const consumer of ['curl', 'MAGMA-BENCH', 'MAGMA-GEN', 'health']) {
      await commands.getByRole('button', { name: consumer, exact: true }).click();
      expect(await commands.innerText()).toContain(new URL(host.agent).port);
    }
    watched.expectCalm();
  });

  it('copies a curl command that the agent answers', async () => {
    const commands = page.getByRole('region', { name: 'Point a consumer here' });
    await commands.getByRole('button', { name: 'curl', exact: true }).click();
    await commands.getByRole('button', { name: /^Copy/ }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [, url, body] = /^curl (\S+) .* -d '([^']*)'$/s.exec(copied) ?? [];
    const answer = await fetch(url ?? '', { method: 'POST', body: body ?? '', headers: { 'content-type': 'application/json' } });
    expect([answer.status, await answer.json()]).toMatchObject([200, [{ candidate_index: 0 }, { candidate_index: 1 }]]);
    await rows().first().waitFor();
  });

  it('runs the practice world, whose requests appear as they come', async () => {
    await page.getByRole('button', { name: 'Help and practice' }).click();
    await page.getByRole('menuitem', { name: /^Practice world/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Run it' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => rows().count(), { timeout: 30_000 }).toBeGreaterThan(5);
    await practiceEnds();
    const status = await host.call('GET', '/api/status');
    await expect
      .poll(() => page.getByRole('contentinfo').innerText())
      .toContain(`${(status as { exchanges: number }).exchanges} exchanges`);
    watched.expectCalm();
  });
});

describe('an exchange', () => {
  it('shows its decisions, memory, steps, exact text, findings and times', async () => {
    await rows().nth(1).click();
    await panel().getByRole('article', { name: 'Candidate 0' }).first().waitFor();
    await panel().getByRole('article', { name: 'Candidate 1' }).first().waitFor();
    await tab('Memory').click();
    await panel()
      .getByRole('treeitem', { name: /history/ })
      .first()
      .waitFor();
    await tab('Steps').click();
    await panel()
      .getByRole('list', { name: 'Steps' })
      .getByRole('button', { name: /sample/ })
      .waitFor();
    await panel()
      .getByRole('treeitem', { name: /looked_at/ })
      .waitFor();
    await tab('Raw').click();
    await panel().getByText('POST /v1/responses').waitFor();
    await panel().getByText('"request_id"').first().waitFor();
    await panel().getByRole('button', { name: 'Response', exact: true }).click();
    await panel().getByText('"candidate_index"').first().waitFor();
    await tab('Findings').click();
    await panel().getByText('The contract has nothing against this exchange.').waitFor();
    await tab('Timing').click();
    await panel().getByText('received').first().waitFor();
    watched.expectCalm();
  });

  it('shows captured markup as text', async () => {
    const markup = '<img src="x" onerror="document.title=\'owned\'"><script>document.title="owned"</script><b>bold</b>';
    const input = { id: 1, instruction: { type: 'user', content: markup }, memory: { [markup]: markup }, num_outputs: 1 };
    const body = JSON.stringify({ request_id: markup, inputs: [input] });
    const sent = await fetch(`${host.agent}/v1/responses`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-markup': markup },
    });
    expect(sent.status).toBe(200);
    await page.getByRole('row').filter({ hasText: '<b>bold</b>' }).click();
    for (const name of TABS) {
      await tab(name).click();
      await panel().waitFor();
      if (name !== 'Findings' && name !== 'Timing') await panel().getByText('<b>bold</b>').first().waitFor();
      expect(await page.locator('img, main script, main b').count()).toBe(0);
    }
    expect(await page.title()).not.toContain('owned');
    watched.expectCalm();
  });
});

describe('the list', () => {
  it('moves by j and k, enters the detail by Enter and leaves it by Esc', async () => {
    await page.reload();
    await rows().first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const second = await rows().nth(1).innerText();
    await expect.poll(() => chosen().innerText()).toBe(second);
    await page.keyboard.press('k');
    await expect.poll(() => chosen().innerText()).toBe(await rows().nth(0).innerText());
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('The chosen exchange');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => chosen().count()).toBe(0);
  });

  it('is one stop of the Tab order, before the detail', async () => {
    await page.keyboard.press('j');
    await page.getByRole('grid').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label')))
      .toBe('The chosen exchange');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  it('keeps what has the words of the filter, and says when nothing does', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('<B>BOLD');
    await expect.poll(() => rows().count()).toBe(1);
    expect(await rows().innerText()).toContain('<b>bold</b>');
    await page.keyboard.press('Escape');
    await page.keyboard.type('nothing has this');
    await page.getByText('Nothing matches “nothing has this”').waitFor();
    await page.getByRole('button', { name: 'Clear the filter' }).last().click();
    await expect.poll(() => rows().count()).toBeGreaterThan(5);
    watched.expectCalm();
  });

  it('does not move what is chosen when new requests arrive', async () => {
    await rows().nth(2).click();
    const before = await chosen().innerText();
    await host.call('POST', '/api/practice', { kind: 'bench', seed: 5, episodes: 3, paceMs: 0 });
    await practiceEnds();
    expect(await chosen().innerText()).toBe(before);
    watched.expectCalm();
  });
});

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  it('every screen and tab is accessible by axe', async () => {
    const own = await openPage(browser, host.control, { theme });
    const faults: Record<string, string[]> = {};
    await own.page.getByRole('row').nth(1).waitFor();
    await own.page.keyboard.press('j');
    for (const name of TABS) {
      await own.page.getByRole('tab', { name }).click();
      await own.page.getByRole('tabpanel').waitFor();
      faults[name] = await faultsOf(own.page);
    }
    for (const name of ['Held', 'Settings']) {
      await own.page.getByRole('button', { name }).click();
      await own.page.getByRole('heading', { name, level: 1 }).waitFor();
      faults[name] = await faultsOf(own.page);
    }
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    own.expectCalm();
    await own.page.context().close();
  });
});

describe('a restart', () => {
  it('shows what was captured before, and turns away the page of an earlier start', async () => {
    await page.reload();
    await rows().first().waitFor();
    const before = await rows().first().innerText();
    await host.stop();
    host = await serve(folder.path);
    const own = await openPage(browser, host.control);
    await own.page.getByRole('row').filter({ hasText: 'MAGMA' }).first().waitFor();
    expect(await own.page.getByRole('row').filter({ hasText: 'MAGMA' }).first().innerText()).toBe(before);
    const stale = await openPage(browser, host.control.replace(/token=.*/, `token=${'a'.repeat(43)}`));
    await stale.page.getByText('This page belongs to an earlier start of Signalbox').waitFor();
    own.expectCalm();
  });
});
