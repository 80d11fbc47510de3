import { installDebian } from './apt.mjs';
import { onPath } from './run.mjs';

/** Xvfb, the display of desktop tests; empty where the system has its own windows. */
export function findDisplay() {
  if (process.platform !== 'linux') return '';
  if (onPath('Xvfb') === null) installDebian(['xvfb'], 'Xvfb');
  return onPath('Xvfb') ?? '';
}
