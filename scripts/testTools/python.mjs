import { join } from 'node:path';
import { installDebian } from './apt.mjs';
import { Missing } from './missing.mjs';
import { cacheFolder, onPath, run } from './run.mjs';

const names = ['python3', 'python3.13', 'python3.12', 'python3.11'];
const hasPydantic = 'import sys, pydantic; sys.exit(sys.version_info < (3, 11) or not pydantic.VERSION.startswith("2."))';
const isRecent = 'import sys; sys.exit(sys.version_info < (3, 11))';

/** A Python 3.11 or later with pydantic 2 for the peers: the one at hand, else a virtual environment in the cache. */
export function findPython() {
  const venv = join(cacheFolder, 'python');
  const own = join(venv, 'bin/python3');
  const ready = [...names.map(onPath), own].find((path) => path !== null && run(path, ['-c', hasPydantic]).ok);
  if (ready) return ready;
  let base = recent();
  if (base === null) {
    installDebian(['python3', 'python3-venv'], 'Python 3.11 or later');
    base = recent();
  }
  if (base === null) throw new Missing('Python 3.11 or later is missing: Debian’s python3 is older.');
  console.log('Getting pydantic 2 (PyPI, into a virtual environment in the cache)…');
  if (!run(base, ['-m', 'venv', '--clear', venv]).ok) {
    installDebian(['python3-venv'], 'Python’s venv');
    const again = run(base, ['-m', 'venv', '--clear', venv]);
    if (!again.ok) throw new Missing(`Debian package python3-venv: "${base} -m venv" fails: ${again.why}`);
  }
  const install = run(own, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', 'pydantic>=2,<3']);
  if (!install.ok) throw new Missing(`PyPI package pydantic can't be had: ${install.why}`);
  return own;
}

function recent() {
  return names.map(onPath).find((path) => path !== null && run(path, ['-c', isRecent]).ok) ?? null;
}
