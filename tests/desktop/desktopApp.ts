import { _electron as electron, type ElectronApplication, type Page } from 'playwright-core';
import { repository, testTools } from '../testTools.ts';
import type { Display } from './display.ts';

export interface DesktopApp {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** What the main process asked the person, and how it is answered from now on: the number of a button. */
  asked(): Promise<string[]>;
  answerWith(button: number): Promise<void>;
}

/**
 * Opens the built app in a real Electron, on a workspace and an agent port of its own. As root Chromium's sandbox
 * can't run, so that it is off here: what these tests show about the window does not prove the sandbox.
 */
export async function openDesktop(display: Display, dataFolder: string): Promise<DesktopApp> {
  const app = await electron.launch({
    executablePath: testTools().electron,
    args: ['--no-sandbox', `--app-folder=${repository}`, `--data=${dataFolder}`, '--port=0'],
    env: { ...ownEnvironment(), ...(display.name === undefined ? {} : { DISPLAY: display.name }) },
    timeout: 60_000,
  });
  const page = await app.firstWindow();
  await app.evaluate(({ dialog }) => {
    const seen: { asked: string[]; button: number } = { asked: [], button: 1 };
    Object.assign(globalThis, { seen });
    // A native dialog can't be clicked from here. Only its last overload is used, always with a window.
    dialog.showMessageBox = ((_window: unknown, { message, detail }: { message: string; detail?: string }) => {
      seen.asked.push(`${message} ${detail ?? ''}`);
      return Promise.resolve({ response: seen.button, checkboxChecked: false });
    }) as typeof dialog.showMessageBox;
  });
  return {
    app,
    page,
    // `seen` was put there above.
    asked: () => app.evaluate(() => (globalThis as unknown as { seen: { asked: string[] } }).seen.asked),
    answerWith: (button) =>
      app.evaluate((_electron, choice) => {
        (globalThis as unknown as { seen: { button: number } }).seen.button = choice; // As above.
      }, button),
  };
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
