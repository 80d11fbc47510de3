import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Kept outside the repository's tree, in the user's own cache. */
export const cacheFolder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'signalbox-tests');

/**
 * Runs a program to its end, without a terminal.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ timeoutMs?: number, cwd?: string, env?: Record<string, string> }} [options]
 * @returns {{ ok: boolean, out: string, why: string }} `why`: the last lines it said
 */
export function run(program, args, { timeoutMs = 600_000, cwd, env } = {}) {
  const ended = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: timeoutMs,
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e8,
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, ...env },
  });
  const said = [ended.error?.message ?? '', ended.stdout ?? '', ended.stderr ?? ''].join('\n').trim();
  return { ok: ended.status === 0, out: ended.stdout ?? '', why: said.split('\n').slice(-4).join(' | ') };
}

/**
 * @param {string} program
 * @returns {string | null} its path, where it is on PATH
 */
export function onPath(program) {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, program);
    if (isProgram(path)) return path;
  }
  return null;
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not ours to run: the same to us.
    return false;
  }
}
