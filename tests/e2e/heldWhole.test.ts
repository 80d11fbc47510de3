import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { callAgent, openHeld, serveForTest } from './heldCallers.ts';
import type { RunningHost } from './host.ts';
import { temporaryFolder } from './host.ts';

const REQUEST = '{"request_id":"r","inputs":[{"id":1,"instruction":{"type":"user","content":"Wait for me"}}]}';

let browser: Browser;
let host: RunningHost;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  host = await serveForTest(folder.path, '--responder', 'human');
});

test('a whole answer reaches a caller that is kept alive, also where that began while its dialog was open; what is still blank is said', async () => {
  for (const firstAfterMs of [100, 3_000]) {
    await host.call('PUT', '/api/settings', { keepAlive: { enabled: true, firstAfterMs, everyMs: 1_000 } });
    const caller = callAgent(host.agent, REQUEST);
    const { page, expectCalm } = await openHeld(browser, host.control);
    const committed = page.getByText('kept alive: status 200 is committed');
    const open = page.getByRole('button', { name: firstAfterMs === 100 ? 'Send a body by hand…' : 'Answer with a status…' });
    const dialog = page.getByRole('dialog', { name: 'Send a body by hand' });
    if (firstAfterMs === 100) {
      await committed.waitFor();
      await open.click();
      await dialog.getByText('Candidate 0 is still blank.').waitFor();
      expect(await dialog.getByRole('combobox').count()).toBe(0);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    }
    await page.getByRole('textbox', { name: 'Say', exact: true }).fill('Whole');
    await open.click();
    await committed.waitFor();
    expect(await dialog.getByText('still blank').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Send 200 to the caller' }).click();
    const { status, text } = await caller.answer;
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject([{ status: 'completed', output: { say: 'Whole' } }]);
    await page.getByText('Nothing waits').waitFor();
    expectCalm();
  }
});

test('a whole answer with a status goes out with the contract’s own headers', async () => {
  const caller = callAgent(host.agent, REQUEST);
  const { page } = await openHeld(browser, host.control);
  await page.getByRole('button', { name: 'Answer with a status…' }).click();
  await page.getByRole('button', { name: 'Send 503 to the caller' }).click();
  expect(await caller.answer).toEqual({ status: 503, text: '{"detail":"The agent could not answer."}' });
});
