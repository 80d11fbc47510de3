import { Missing } from './missing.mjs';
import { onPath, run } from './run.mjs';

let updated = false;
/** A mirror may hiccup, and a new machine may be updating itself. */
const patience = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120'];

/**
 * Installs Debian packages, as root on a Debian; says so first.
 * @param {readonly string[]} packages by their Debian 12 names
 * @param {string} why what they are for
 */
export function installDebian(packages, why) {
  const command = `apt-get install ${packages.join(' ')}`;
  if (onPath('apt-get') === null)
    throw new Missing(`${why} is missing, and this is no Debian where apt-get could bring it: ${packages.join(' ')}.`);
  if (process.getuid?.() !== 0) throw new Missing(`${why} is missing. Install the Debian packages: sudo ${command}`);
  console.log(`Getting ${why} (Debian packages ${packages.join(' ')})…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = updated ? { ok: true, why: '' } : run('apt-get', ['update', '-qq', ...patience], { env });
  updated = true;
  const names = packages.map(nameHere);
  const install = run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...patience, ...names], { env });
  if (!install.ok) throw new Missing(`${why}: "${command}" failed: ${install.why}${update.ok ? '' : ` (apt-get update: ${update.why})`}`);
}

/**
 * Debian 13 and Ubuntu 24.04 add `t64` to some libraries' names. Of a name that other packages only speak of,
 * apt-cache shows nothing, without calling it a failure.
 * @param {string} name
 */
function nameHere(name) {
  return /^Package:/m.test(run('apt-cache', ['show', `${name}t64`]).out) ? `${name}t64` : name;
}
