import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watch, type Watched } from '../e2e/browser.ts';
import { temporaryFolder } from '../e2e/host.ts';
import { openDesktop, type DesktopApp } from './desktopApp.ts';
import { startDisplay, type Display } from './display.ts';

const folder = temporaryFolder();
let display: Display;
let desktop: DesktopApp;
let watched: Watched;
let agent = '';

beforeAll(async () => {
  display = await startDisplay();
  desktop = await openDesktop(display, folder.path);
  watched = watch(desktop.page, desktop.page.url());
});
afterAll(async () => {
  await endBySignal();
  await display.stop();
  folder.remove();
});

/** Ends it without asking; gives its exit code. */
async function endBySignal(): Promise<number | null> {
  const program = desktop.app.process();
  if (program.exitCode !== null) return program.exitCode;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
  return program.exitCode;
}

const memory = '{"history": [], "9007199254740993": 1.0}';
const request = `{"request_id":"desk","inputs":[{"id":9007199254740993,"instruction":{"type":"user","content":"Which cup?"},"memory":${memory}}]}`;

async function ask(): Promise<{ status: number; text: string }> {
  const response = await fetch(`${agent}/v1/responses`, { method: 'POST', body: request, headers: { 'content-type': 'application/json' } });
  return { status: response.status, text: await response.text() };
}

const title = () => desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle());

describe('the desktop app', () => {
  it('opens on the first-minute page, served by the host in its own process', async () => {
    const heading = desktop.page.getByRole('heading', { name: /^Listening on http:/ });
    await heading.waitFor();
    agent = (await heading.innerText()).replace('Listening on ', '');
    expect((await fetch(`${agent}/health`)).status).toBe(200);
    expect(await title()).toBe('Signalbox');
    expect(await desktop.app.evaluate(({ app }) => app.getName())).toBe('signalbox');
  });

  it('runs the practice world and shows its requests', async () => {
    await desktop.page.getByRole('button', { name: 'Help and practice' }).click();
    await desktop.page.getByRole('menuitem', { name: /^Practice world/ }).click();
    const run = desktop.page.getByRole('dialog').getByRole('button', { name: 'Run it' });
    await run.click();
    await run.waitFor({ state: 'detached' });
    // It is offered again once it has ended.
    await run.waitFor({ timeout: 60_000 });
    await desktop.page.keyboard.press('Escape');
    await expect.poll(() => desktop.page.getByRole('row').filter({ hasText: 'MAGMA' }).count()).toBeGreaterThan(5);
  });

  it('holds a request, shows the number held in its title, and gives the consumer exactly what a person wrote', async () => {
    const { page } = desktop;
    await page.getByRole('combobox', { name: 'Who answers' }).click();
    await page.getByRole('option', { name: 'Hold for me' }).click();
    await expect.poll(() => page.getByRole('combobox', { name: 'Who answers' }).innerText()).toContain('Hold for me');
    const answer = ask();
    await expect.poll(title).toBe('(1) Signalbox');
    await page.getByRole('button', { name: /^Held/ }).click();
    await page.getByRole('option', { name: /Which cup\?/ }).click();
    await page.getByRole('textbox', { name: 'Say' }).fill('The blue one, “left”.');
    await page.keyboard.press('Control+Enter');
    expect(await answer).toEqual({
      status: 200,
      text: `[{"request_id":"desk","source_id":9007199254740993,"candidate_index":0,"status":"completed","memory":${memory},"internal_steps":[],"output":{"say":"The blue one, “left”.","tool_calls":[]},"error":null}]`,
    });
    await expect.poll(title).toBe('Signalbox');
    watched.expectCalm();
  });
});

describe('the folder of the workspace', () => {
  /** From now on the system says this when it is asked to show a folder. */
  const answerShowing = (problem: string) =>
    desktop.app.evaluate(({ shell }, said) => {
      const shown: string[] = [];
      // The file manager can't be looked at from here.
      shell.openPath = (path) => {
        shown.push(path);
        return Promise.resolve(said);
      };
      Object.assign(globalThis, { shown });
    }, problem);
  // Put there above.
  const shown = () => desktop.app.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);

  it('is shown from the settings, and what the system has against it is said', async () => {
    const { page } = desktop;
    await page.getByRole('button', { name: /^Settings/ }).click();
    await answerShowing('');
    await page.getByRole('button', { name: 'Show in folder' }).click();
    await expect.poll(shown).toEqual([folder.path]);
    await answerShowing('no file manager is installed');
    await page.getByRole('button', { name: 'Show in folder' }).click();
    await page.getByRole('region', { name: 'Notifications' }).getByText(`${folder.path}: no file manager is installed`).waitFor();
    await page.getByRole('button', { name: /^Held/ }).click();
  });

  it('is shown from the menu, and what the system has against it is said', async () => {
    await answerShowing('no file manager is installed');
    const told = desktop.app.evaluate(
      ({ dialog, Menu }) =>
        new Promise<string>((resolve) => {
          dialog.showErrorBox = (_title, text) => resolve(text);
          Menu.getApplicationMenu()
            ?.items.find((item) => item.label === 'File')
            ?.submenu?.items[0]?.click();
        }),
    );
    expect(await told).toContain('no file manager is installed');
    expect(await shown()).toEqual([folder.path]);
  });
});

describe('the window (its sandbox is off as root, so that these do not prove the sandbox)', () => {
  it('asks for the sandbox, for a separate context, and for no Node in its page', async () => {
    const preferences = await desktop.app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      // Electron has it, its types do not.
      return (contents as unknown as { getLastWebPreferences(): Record<string, unknown> }).getLastWebPreferences();
    });
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
    });
    expect(await desktop.page.evaluate(() => [typeof require, typeof process, typeof module])).toEqual([
      'undefined',
      'undefined',
      'undefined',
    ]);
  });

  it('fetches no dictionaries', async () => {
    expect(await desktop.app.evaluate(({ session }) => session.defaultSession.isSpellCheckerEnabled())).toBe(false);
  });

  it('gives its page one native entry and nothing else', async () => {
    // Put there by the preload script.
    const entries = () => Object.keys((window as unknown as { signalbox: object }).signalbox);
    expect(await desktop.page.evaluate(entries)).toEqual(['showDataFolder']);
  });

  it('opens no other window, and asks before it leads outside', async () => {
    expect(await desktop.page.evaluate(() => window.open('https://example.invalid/page'))).toBeNull();
    await expect.poll(desktop.asked).toContain('Open this address in your browser? https://example.invalid/page');
    expect(await desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  });

  it('leads outside to http and https alone', async () => {
    const before = await desktop.asked();
    for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'smb://host/share', 'about:blank'])
      expect(await desktop.page.evaluate((address) => window.open(address), url), url).toBeNull();
    expect(await desktop.asked()).toEqual(before);
  });

  it('goes to no other address', async () => {
    const url = desktop.page.url();
    // Later, so that the call itself does not wait for where it leads.
    await desktop.page.evaluate(() => void setTimeout(() => location.assign('https://example.invalid/'), 0));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(desktop.page.url()).toBe(url);
    expect(await desktop.page.getByRole('main').count()).toBe(1);
  });

  it('is refused every permission but writing the clipboard', async () => {
    const asked = await desktop.page.evaluate(async () => {
      const state = async (name: string) => (await navigator.permissions.query({ name: name as PermissionName })).state; // Chromium has more than the types.
      const camera = await navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'granted',
        () => 'denied',
      );
      return [await Notification.requestPermission(), camera, await state('geolocation'), await state('clipboard-read')];
    });
    expect(asked).toEqual(['denied', 'denied', 'denied', 'denied']);
  });

  it('answers native calls to its own page alone', async () => {
    const answer = await desktop.app.evaluate(
      async ({ BrowserWindow }, preload) => {
        const other = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
        await other.loadURL('data:text/html,<title>other</title>');
        // Electron gives the page what the promise gives.
        const said = (await other.webContents.executeJavaScript(
          'signalbox.showDataFolder().then(() => "answered", (problem) => problem.message)',
        )) as string;
        other.destroy();
        return said;
      },
      join(import.meta.dirname, '../../dist/preload.js'),
    );
    expect(answer).toContain("is for Signalbox's own page");
  });
});

describe('quitting', () => {
  it('asks while callers are held, and stays where the person says so', async () => {
    const answer = ask();
    await expect.poll(title).toBe('(1) Signalbox');
    await desktop.answerWith(1);
    await desktop.app.evaluate(({ app }) => app.quit());
    await expect.poll(async () => (await desktop.asked()).at(-1)).toContain('One situation waits for your answer.');
    expect((await fetch(`${agent}/health`)).status).toBe(200);

    await desktop.answerWith(0);
    const ended = once(desktop.app.process(), 'exit');
    await desktop.app.evaluate(({ app }) => app.quit());
    const { status, text } = await answer;
    expect([status, text]).toEqual([503, '{"detail":"Signalbox was closed while this waited."}']);
    expect((await ended)[0]).toBe(0);
  });

  it('remembers where the window stood', async () => {
    const place = { x: 120, y: 80, width: 1000, height: 700 };
    desktop = await openDesktop(display, folder.path);
    await desktop.app.evaluate(({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0]?.setBounds(bounds), place);
    expect(await endBySignal()).toBe(0);
    expect(JSON.parse(readFileSync(join(folder.path, 'window/window.json'), 'utf8'))).toEqual(place);
    desktop = await openDesktop(display, folder.path);
    expect(await desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds())).toEqual(place);
  });

  it('ends well also where it can’t remember where the window stood', async () => {
    const place = join(folder.path, 'window/window.json');
    rmSync(place);
    mkdirSync(place);
    expect(await endBySignal()).toBe(0);
    rmSync(place, { recursive: true });
    desktop = await openDesktop(display, folder.path);
    await desktop.page.getByRole('main').waitFor();
  });
});
