import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../e2e/host.ts';
import { repository } from '../testTools.ts';

/** Runs lines of a module as root on a Linux whose only programs are the given shell scripts; gives what it said and what apt-get was told. */
function runAsRoot(lines: string, programs: Readonly<Record<string, string>>): { said: string; told: string[] } {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const log = join(folder.path, 'told');
  writeFileSync(log, '');
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder.path, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder.path, name), 0o755);
  }
  // Not every developer is root; apt-get is not the real one either.
  const program = `Object.defineProperty(process, 'platform', { value: 'linux' });\nprocess.getuid = () => 0;\n${lines}`;
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { PATH: folder.path, HOME: folder.path, LOG: log },
  });
  return { said: ended.stdout + ended.stderr, told: readFileSync(log, 'utf8').split('\n').filter(Boolean) };
}

const tool = (name: string): string => JSON.stringify(pathToFileURL(join(repository, 'scripts/testTools', name)).href);
const aptGet = 'echo "$DEBIAN_FRONTEND $*" >> "$LOG"';

it('on a bare Debian packages come after their lists, once got, without a question, by the names that it has', () => {
  const { said, told } = runAsRoot(
    `const { installDebian } = await import(${tool('apt.mjs')});
     installDebian(['libgtk-3-0', 'libnss3'], 'the first');
     installDebian(['xvfb'], 'the second');`,
    {
      'apt-get': aptGet,
      // Of a name that packages only speak of it says nothing, and that is no failure to it.
      'apt-cache': '[ "$2" = libgtk-3-0t64 ] && echo "Package: $2"\n[ "$2" = libnss3t64 ] || [ "$2" = libgtk-3-0t64 ]',
    },
  );
  expect(told.map((line) => line.replace(/ -o \S+/g, ''))).toEqual([
    'noninteractive update -qq',
    'noninteractive install -y -qq --no-install-recommends libgtk-3-0t64 libnss3',
    'noninteractive install -y -qq --no-install-recommends xvfb',
  ]);
  expect(said).toContain('Getting the first (Debian packages libgtk-3-0 libnss3)');
});

it('where apt has no browser, the one of playwright-core is tried, and a failure names both', () => {
  const { said, told } = runAsRoot(
    `process.argv[1] = 'setup';
     process.execPath = 'node';
     const { findBrowser } = await import(${tool('browser.mjs')});
     await findBrowser().catch((problem) => console.log(problem.constructor.name + ': ' + problem.message));`,
    {
      'apt-get': `${aptGet}\necho "E: Unable to locate package chromium" >&2; exit 100`,
      'apt-cache': 'exit 100',
      node: 'echo "no download"; exit 1',
    },
  );
  expect(told.at(-1)).toContain('install');
  expect(said).toMatch(/^Missing: .*playwright-core install chromium.*no download.*Unable to locate package chromium/m);
});
