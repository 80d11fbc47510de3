import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyPatch } from './applyPatch.ts';
import type { Watched } from './browser.ts';
import { expectAccessible, openBrowser, openPage } from './browser.ts';
import type { Turn } from './episode.ts';
import { playTurn } from './episode.ts';
import type { RunningHost } from './host.ts';
import { serve, temporaryFolder } from './host.ts';

const RULES = '"memory_list": ["Ask before using area3.", "Never lift the tray."]';
const ENTRY = '{"author": "USER", "content": "Put the banana away."}';
const said = (say: string) => `{"author": "MODEL", "content": ${JSON.stringify(JSON.stringify({ say, action: null, n: 1 }))}}`;
const START = `{${RULES}, "history": [], "plan": "Confirm after left_zone.", "seed": 9007199254740993, "scale": 1.0, "<b>k</b>": "<img src=x>"}`;
const SECOND = START.replace('"history": []', `"history": [${ENTRY}, ${said('hm')}]`);
const THIRD = SECOND.replace('left_zone', 'area3').replace('["Ask before using area3.", ', '[').replace('1.0', '1').replace('0993', '0992');
const OTHER = SECOND.replace(said('hm'), said('so')).replace('<img src=x>', "<script>document.title='owned'</script>");
const FOURTH = '{"memory_list": ["Never lift the tray."], "history": [], "summary": "The banana was put away.", "seed": null}';

const env = (step: number) => JSON.stringify({ infos: `arm1: pick succeed with message: step ${step}` });
const TURNS: readonly Turn[] = [
  { type: 'user', content: 'Put the banana away.', memory: START, returned: [SECOND, START] },
  { type: 'env', content: env(1), memory: SECOND, returned: [THIRD, OTHER] },
  { type: 'env', content: env(2), memory: THIRD, returned: [FOURTH, THIRD] },
];

const folder = temporaryFolder();
let host: RunningHost;
let browser: Browser;
let watched: Watched;
let page: Page;

beforeAll(async () => {
  [host, browser] = await Promise.all([serve(folder.path, '--responder', 'human'), openBrowser()]);
  for (const [number, turn] of TURNS.entries()) await playTurn(host, turn, number + 1);
  watched = await openPage(browser, host.control);
  ({ page } = watched);
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  folder.remove();
});

const view = (name: string) => page.getByRole('button', { name, exact: true }).click();
const tree = () => page.getByRole('tree');
const item = (name: string | RegExp) => page.getByRole('treeitem', { name });
const counts = () => page.getByRole('group', { name: 'Changes' });

async function openMemory(exchange: number) {
  await page.getByRole('row').filter({ hasText: 'MAGMA' }).nth(-exchange).click();
  await page.getByRole('tab', { name: 'Memory' }).click();
  await view('Tree');
}

async function choose(side: 'Before' | 'After', whose: string) {
  await page.getByRole('combobox', { name: `${side}: whose memory` }).click();
  await page.getByRole('option', { name: whose, exact: true }).click();
}

test('what a candidate did to memory is marked in its tree, and a dropped rule is said loudly', async () => {
  await openMemory(2);
  await page.getByText('The permanent rule "Ask before using area3." is gone from memory_list.').waitFor();
  await item(/^removed 0: "Ask before using area3." rule dropped/).waitFor();
  await item(/^changed "plan": "Confirm after left_zone\s?area3."/).waitFor();
  await item(/^changed "seed": 9007199254740993 → 9007199254740992$/).waitFor();
  await item(/^same value, other spelling "scale": 1.0 → 1/).waitFor();
  expect(await item(/^"history"/).getAttribute('aria-expanded')).toBe('false');
  expect((await counts().innerText()).replace(/\s+/g, ' ')).toContain('1 removed');
  await page.getByText(/^\d+ → \d+ bytes$/).waitFor();
  await expectAccessible(page, 'the tree of a memory diff');
  watched.expectCalm();
});

test('n and p go from change to change, also into what was folded', async () => {
  await openMemory(2);
  const chosen = page.getByRole('treeitem', { selected: true });
  await expect.poll(() => chosen.innerText()).toContain('Ask before');
  await page.keyboard.press('n');
  await expect.poll(() => chosen.innerText()).toContain('left_zone');
  await tree().focus();
  await item(/^"memory_list"/).click();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => item(/rule dropped/).count()).toBe(0);
  // Back to what is folded now.
  await page.keyboard.press('p');
  await expect.poll(() => chosen.innerText()).toContain('Ask before');
  await page.keyboard.press('p');
  await expect.poll(() => chosen.innerText()).toContain('"scale"');
  await page.getByRole('list', { name: 'What this means' }).getByRole('button').first().click();
  await expect.poll(() => chosen.innerText()).toContain('Ask before');
  watched.expectCalm();
});

test('the same diff is shown side by side, as a list with pointers, and plain', async () => {
  await openMemory(2);
  await view('Sides');
  const sides = page.getByRole('treegrid', { name: /side by side/ });
  await sides.getByRole('row', { name: /"scale": 1.0,.*"scale": 1,/ }).waitFor();
  await expectAccessible(page, 'a memory diff side by side');
  await view('List');
  const list = page.getByRole('listbox', { name: /list of changes/ });
  expect(await list.getByRole('option').allInnerTexts()).toEqual([
    expect.stringContaining('/memory_list/0'),
    expect.stringContaining('/plan'),
    expect.stringContaining('/seed'),
    expect.stringContaining('/scale'),
  ]);
  await expectAccessible(page, 'the list of changes of a memory');
  await list.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('treeitem', { selected: true, name: /"scale"/ }).waitFor();
  await view('Plain');
  await page
    .getByRole('tree', { name: 'Input memory' })
    .getByRole('treeitem', { name: /"plan"/ })
    .waitFor();
  expect(await tree().count()).toBe(2);
  await view('Tree');
  watched.expectCalm();
});

test('copied as JSON Patch, a diff turns the one memory into the other; what no merge patch can say is refused with the reason', async () => {
  await openMemory(3);
  await page.getByText('History emptied into a summary: 2 entries became 24 characters.').waitFor();
  await page.getByRole('button', { name: 'Copy as a patch' }).click();
  await page.getByRole('menuitem', { name: /JSON Patch/ }).click();
  await page.getByText('Copied as JSON Patch').first().waitFor();
  const patch = await page.evaluate(() => navigator.clipboard.readText());
  expect(applyPatch(JSON.parse(THIRD), patch)).toEqual(JSON.parse(FOURTH));
  await page.getByRole('button', { name: 'Copy as a patch' }).click();
  await page.getByRole('menuitem', { name: /merge patch/ }).click();
  await page.getByText('/seed is set to null, and a merge patch takes null for "remove".').first().waitFor();
  await page.keyboard.press('Escape');
  watched.expectCalm();
});

test('any two memories of an exchange are compared, JSON within a string as JSON, and markup stays text', async () => {
  await openMemory(2);
  await choose('After', 'Candidate 1');
  const changed = item(/^changed "content": .*hm.*so/);
  await changed.waitFor();
  await item(/<b>k<\/b>.*script.*owned/).waitFor();
  expect(await page.locator('main img, main script, main b').count()).toBe(0);
  await changed.click();
  await tree().focus();
  await page.keyboard.press('o');
  await page.getByText('JSON in the string at').waitFor();
  await item(/^changed "say": "hm\s?so"/).waitFor();
  await page.keyboard.press('Escape');
  await changed.waitFor();
  await choose('Before', 'Candidate 0');
  await item(/^added 0: "Ask before using area3."/).waitFor();
  expect(await page.title()).not.toContain('owned');
  watched.expectCalm();
});

test('where along the path a rule was dropped is found, and led to', async () => {
  await page.getByRole('button', { name: /^Branches/ }).click();
  const lanes = page.getByRole('treegrid', { name: 'Situations and candidates' });
  await lanes.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('tab', { name: 'Memory' }).click();
  const strip = page.getByRole('slider', { name: 'Memory along this path' });
  await strip.waitFor();
  expect(await strip.getAttribute('aria-valuetext')).toMatch(/^4 of 4 · 3\.0\/0 · .* fewer, summary new, plan, scale, .* gone$/);
  await page.getByRole('button', { name: 'When did a value change?' }).click();
  const changes = page.getByRole('listbox', { name: 'Nodes that changed the value' });
  // Of no value in particular: every node that changed anything.
  await expect.poll(() => changes.getByRole('option').allInnerTexts()).toHaveLength(3);
  // Until the host has answered for another pointer, nothing is said of its value.
  let letThrough = (): void => undefined;
  const isHeldBack = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const asked = /\/memory\?.*pointer=%2Fmemory_list/;
  await page.route(asked, async (route) => {
    await isHeldBack;
    await route.continue();
  });
  await page.getByRole('textbox', { name: 'JSON pointer of the value to watch' }).fill('/memory_list/0');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Reading…').waitFor();
  expect(await changes.count()).toBe(0);
  letThrough();
  await expect.poll(() => changes.getByRole('option').allInnerTexts()).toHaveLength(1);
  await page.unroute(asked);
  await expectAccessible(page, 'memory through time');
  await changes.focus();
  await page.keyboard.press('Enter');
  const inspector = page.getByRole('region', { name: 'The chosen node' });
  await inspector.getByText('2.0/0', { exact: true }).waitFor();
  await inspector.getByRole('treeitem', { name: /rule dropped/ }).waitFor();
  // The way back along the path is still there, with the keyboard on it.
  await expect.poll(() => changes.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await strip.getAttribute('aria-valuetext')).toMatch(/^3 of 4 · 2\.0\/0/);
  watched.expectCalm();
});

test('a value is watched from where it is seen, and the steps are a list too', async () => {
  const inspector = page.getByRole('region', { name: 'The chosen node' });
  await inspector.getByRole('treeitem', { name: /^changed "plan"/ }).click();
  await inspector.getByRole('tree').focus();
  await page.keyboard.press('w');
  const changes = page.getByRole('listbox', { name: 'Nodes that changed the value' });
  await expect.poll(() => changes.getByRole('option').allInnerTexts()).toHaveLength(2);
  expect(await page.getByRole('textbox', { name: 'JSON pointer of the value to watch' }).inputValue()).toBe('/plan');
  await page.getByRole('button', { name: 'Steps of this path as a list' }).click();
  const steps = page.getByRole('listbox', { name: 'Steps of this path' });
  await expect.poll(() => steps.getByRole('option').allInnerTexts()).toHaveLength(4);
  await steps.getByRole('option').first().click();
  // The situation's name; its memory holds the same as a number.
  await inspector.getByText('1.0', { exact: true }).first().waitFor();
  await inspector.getByText(/Nothing came before it/).waitFor();
  watched.expectCalm();
});

test('any two nodes are compared by their memories', async () => {
  const lanes = page.getByRole('treegrid', { name: 'Situations and candidates' });
  await lanes.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('c');
  await page.keyboard.press('End');
  await page.keyboard.press('c');
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await comparison.getByRole('tab', { name: 'Memory' }).click();
  await comparison.getByRole('treeitem', { name: /rule dropped/ }).waitFor();
  await expectAccessible(page, 'two memories compared');
  watched.expectCalm();
});
