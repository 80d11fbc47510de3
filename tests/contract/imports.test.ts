import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const home = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'signalbox-imports-'));
const projects = ['shared', 'server', 'electron', 'renderer'];

/** One file a rule, in a tree that has our own project files and nothing else of ours. */
const files: Record<string, string> = {
  'shared/fine.ts': 'export const shared = 1;\n',
  'server/fine.ts': "import { shared } from '../shared/fine.ts';\nexport const server: number = shared + process.pid;\n",
  'electron/fine.ts': "import { server } from '../server/fine.ts';\nexport const electron: number = server;\n",
  'renderer/fine.ts': "import { shared } from '../shared/fine.ts';\nexport const renderer: string = document.title + shared;\n",
  ...importing('shared', 'server'),
  ...importing('shared', 'renderer'),
  ...importing('server', 'electron'),
  ...importing('server', 'renderer'),
  ...importing('renderer', 'server'),
  ...importing('renderer', 'electron'),
  'shared/takesNode.ts': "import { readFileSync } from 'node:fs';\nexport const wrong: string = readFileSync('x', 'utf8');\n",
  'shared/namesProcess.ts': 'export const wrong: number = process.pid;\n',
  'shared/namesDocument.ts': 'export const wrong: string = document.title;\n',
  'shared/namesFetch.ts': "export const wrong: unknown = fetch('x');\n",
  'server/namesDocument.ts': 'export const wrong: string = document.title;\n',
  'renderer/takesNode.ts': "import { readFileSync } from 'node:fs';\nexport const wrong: string = readFileSync('x', 'utf8');\n",
  'renderer/namesProcess.ts': 'export const wrong: number = process.pid;\n',
};
/** Each with a file of its own to take: a complaint names the first that took it. */
function importing(from: string, to: string): Record<string, string> {
  return {
    [`${to}/for_${from}.ts`]: 'export const taken = 1;\n',
    [`${from}/takes_${to}.ts`]: `import { taken } from '../${to}/for_${from}.ts';\nexport const wrong: number = taken;\n`,
  };
}
let complaints: string[] = [];

beforeAll(async () => {
  for (const project of projects) mkdirSync(join(folder, project));
  for (const config of ['tsconfig.base.json', ...projects.map((project) => `${project}/tsconfig.json`)])
    cpSync(join(home, config), join(folder, config));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  // Ambient types alone, in a folder of its own: what is built here must not reach the repository's cache.
  for (const types of ['@types/node', 'vite']) {
    mkdirSync(join(folder, 'node_modules', dirname(types)), { recursive: true });
    symlinkSync(join(home, 'node_modules', types), join(folder, 'node_modules', types));
  }
  complaints = await compile();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function compile(): Promise<string[]> {
  const tsc = join(home, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-b', '--pretty', 'false', ...projects], { cwd: folder }).catch(
    // It exits with a failure, as it should; what it says is what counts.
    (failure: Error & { stdout: string }) => failure,
  );
  return [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+)/gm)].map((match) => `${match[1]} ${match[2]}`);
}

describe('a wrong import is a type error', () => {
  const wrong = Object.keys(files).filter((file) => /takes|names/.test(file));
  it.each(wrong)('in %s', (file) => {
    expect(complaints.filter((complaint) => complaint.startsWith(`${file} `))).not.toEqual([]);
  });

  it('and a right one is none', () => {
    expect(complaints.filter((complaint) => !/takes|names/.test(complaint))).toEqual([]);
  });
});
