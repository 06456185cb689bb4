import { defineConfig } from 'vitest/config';

const shared = { root: new URL('..', import.meta.url).pathname };

export default defineConfig({
  ...shared,
  test: {
    projects: [
      { ...shared, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000 } },
      { ...shared, test: { name: 'blocks', include: ['tests/blocks/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 } },
      { ...shared, test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 } },
      {
        ...shared,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
