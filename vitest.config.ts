import { defineConfig } from 'vitest/config';

const node = { environment: 'node' as const, pool: 'forks' as const };

export default defineConfig({
  test: {
    projects: [
      { test: { ...node, name: 'unit', include: ['{shared,server,electron,renderer}/**/*.test.ts'] } },
      { test: { ...node, name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { ...node, name: 'conformance', include: ['tests/conformance/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 60_000 } },
      {
        test: {
          ...node,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...node,
          name: 'desktop',
          include: ['tests/desktop/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
