import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const node = {
  environment: 'node' as const,
  pool: 'forks' as const,
  globalSetup: 'scripts/testWorkers.mjs',
};
/** Files share a process: starting one for each costs more than the tests themselves. Four processes at least, since many tests only wait. */
const shared = { ...node, isolate: false, maxWorkers: Math.max(4, availableParallelism() - 1) };
/** One file at a time, after the groups before: these start hosts, browsers and displays of their own. */
const alone = (groupOrder: number) => ({ ...node, maxWorkers: 1, fileParallelism: false, sequence: { groupOrder } });

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'unit', include: ['{shared,server,electron,renderer}/**/*.test.ts'], testTimeout: 20_000 } },
      {
        test: {
          ...shared,
          maxWorkers: 4,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          ...alone(1),
          name: 'conformance',
          include: ['tests/conformance/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...alone(2), name: 'e2e', include: ['tests/e2e/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 60_000 } },
      { test: { ...alone(3), name: 'desktop', include: ['tests/desktop/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 120_000 } },
    ],
  },
});
