import { defineConfig } from 'vitest/config';
import { LongestFirst } from './sequencer.ts';
import { openRunFolder } from './support/run-folder.ts';

// Of this process, so that the folder is gone when the run is over; those that it starts have theirs in it.
openRunFolder();

const shared = { root: new URL('..', import.meta.url).pathname };

/** Both cores of a small machine: by itself vitest would leave one of two idle. */
const maxWorkers = Number(process.env.TEST_WORKERS ?? 2);

/** Milliseconds for a test, and for what is done before tests: no more than a stop for what hangs, however busy the machine is. */
const limits = { testTimeout: 180_000, hookTimeout: 300_000 };

/**
 * Files that follow each other share a process: modules are loaded once, and a browser is started once. What a file changes in
 * its process, such as a variable of the environment or the time, it puts back.
 */
const isolate = false;

/** Tests make much that they soon drop: with more room for young objects, collecting them takes a twentieth less of all. */
const execArgv = ['--max-semi-space-size=32'];

const common = { maxWorkers, isolate, execArgv, setupFiles: ['tests/support/quiet.ts'] };

const inBrowser = {
  globalSetup: ['tests/support/global-setup.ts'],
  ...limits,
  ...common,
  // A busy machine takes longer than the second that vitest gives.
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  ...shared,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          ...limits,
          include: ['tests/unit/**/*.test.ts', 'tests/fuzz/**/*.test.ts'],
          ...common,
        },
      },
      {
        ...shared,
        test: {
          name: 'blocks',
          include: ['tests/blocks/**/*.test.ts'],
          ...common,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          ...common,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: ['tests/hosts/setup.ts'],
          ...limits,
          ...common,
        },
      },
      {
        ...shared,
        test: {
          ...inBrowser,
          name: 'pa11y',
          include: ['tests/accessibility/**/*.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...inBrowser,
          name: 'visual',
          include: ['tests/visual/**/*.test.ts'],
          env: { UPDATE_REFERENCES: process.argv.includes('--update') ? '1' : '' },
        },
      },
    ],
  },
});
