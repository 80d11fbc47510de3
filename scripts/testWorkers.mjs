/** For vitest: the workers that a host run from source starts. */
export { buildWorkers as setup } from './build.mjs';
