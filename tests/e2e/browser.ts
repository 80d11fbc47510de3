import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { testTools } from '../testTools.ts';

export interface Watched {
  readonly page: Page;
  /** What went wrong so far: errors on the console (violations of the content policy are among them), uncaught errors, requests to anywhere else. */
  readonly problems: string[];
  /** Fails where anything went wrong so far. */
  expectCalm(): void;
}

/** A real Chromium that calls nobody by itself. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: testTools().browser,
    args: [
      // Root can't have Chromium's sandbox; what is loaded is our own page.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

/** Opens a control page in a profile of its own, and watches it. */
export async function openPage(
  browser: Browser,
  url: string,
  { width = 1280, height = 800, theme = 'dark' }: { width?: number; height?: number; theme?: 'dark' | 'light' } = {},
): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const watched = watch(page, url);
  await page.goto(url);
  return watched;
}

/** Watches a page that something else opened, such as Electron. */
export function watch(page: Page, url: string): Watched {
  const problems: string[] = [];
  const { origin } = new URL(url);
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    if (/^(http|ws)/.test(request.url()) && new URL(request.url()).origin !== origin) problems.push(`request to ${request.url()}`);
  });
  return { page, problems, expectCalm: () => expect(problems).toEqual([]) };
}

/** What axe has against the page as it stands, a line a rule. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  for (let tries = 0; ; tries += 1) {
    try {
      return await page.evaluate(async () => {
        // Put there by the line above.
        const { axe: inPage } = window as unknown as { axe: typeof axe };
        const { violations } = await inPage.run();
        return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
      });
    } catch (error) {
      // axe itself fails where the page takes an element away under its eyes.
      if (tries === 2) throw error;
      await page.waitForTimeout(300);
    }
  }
}

/** Fails on anything that axe finds against the page as it stands. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await faultsOf(page), what).toEqual([]);
}
