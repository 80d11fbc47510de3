import type { ClientRequest, IncomingMessage } from 'node:http';
import { request } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Watched } from './browser.ts';
import { openPage } from './browser.ts';
import type { RunningHost } from './host.ts';
import { serve } from './host.ts';

/** What came of a call. */
export interface Answer {
  readonly status: number | undefined;
  readonly text: string;
}

/** A caller that waits for a held answer. */
export interface Caller {
  readonly sent: ClientRequest;
  /** Rejects where the connection was cut or the caller gave up. */
  readonly answer: Promise<Answer>;
}

/** Calls the agent; with `readTimeoutMs` it gives up after so long without a byte, as clients with a read timeout do. */
export function callAgent(agent: string, body: string, readTimeoutMs = 0): Caller {
  let sent: ClientRequest | undefined;
  const answer = new Promise<Answer>((resolve, reject) => {
    const read = (response: IncomingMessage) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode, text }));
      response.on('error', reject);
    };
    sent = request(new URL('/v1/responses', agent), { method: 'POST', headers: { 'content-type': 'application/json' } }, read);
    sent.setTimeout(readTimeoutMs, () => sent?.destroy(new Error(`not a byte for ${readTimeoutMs} ms`)));
    sent.on('error', reject).end(body);
  });
  if (!sent) throw new Error('the request was not made');
  // Many a test ends before its callers have their answers.
  answer.catch(() => undefined);
  return { sent, answer };
}

/** A host that ends with the test, however the test ends. */
export async function serveForTest(dataFolder: string, ...args: string[]): Promise<RunningHost> {
  const host = await serve(dataFolder, ...args);
  onTestFinished(async () => {
    await host.stop('SIGKILL');
  });
  return host;
}

function showHeld(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^Held/ }).click();
}

/** A window of its own that shows the queue; closed with the test. */
export async function openHeld(browser: Browser, url: string, options: Parameters<typeof openPage>[2] = {}): Promise<Watched> {
  const watched = await openPage(browser, url, options);
  onTestFinished(() => watched.page.context().close());
  await showHeld(watched.page);
  return watched;
}
