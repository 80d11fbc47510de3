import { installDebian } from './apt.mjs';
import { Missing } from './missing.mjs';
import { onPath } from './run.mjs';

/** Xvfb, the display of desktop tests; empty where the system has its own windows. */
export function findDisplay() {
  if (process.platform !== 'linux') return '';
  if (onPath('Xvfb') === null) installDebian(['xvfb'], 'Xvfb');
  const program = onPath('Xvfb');
  if (program === null) throw new Missing('Xvfb is not on PATH, although the Debian package xvfb is installed.');
  return program;
}
