import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// Loaded before a test process and each of its threads: there threads are started from their source, as a build
// would bundle it. Test files themselves come through vitest.
if (!isMainThread) register(new URL('bundleThread.mjs', import.meta.url));
