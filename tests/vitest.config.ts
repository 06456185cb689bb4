import { readdirSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './sequencer.ts';
import { openRunFolder } from './support/run-folder.ts';
import { settleSeed } from './support/scope.ts';
import { filesOfOtherTurns } from './support/turns.ts';

// Of this process, so that the folder is gone when the run is over; those that it starts have theirs in it.
openRunFolder();
settleSeed();

const root = new URL('..', import.meta.url).pathname;
/**
 * Builds set `NODE_ENV` of the process that test files share: React's module for development has no function for elements where
 * it is first loaded after one.
 */
const oxc = { jsx: { development: false } };

/** What blocks of sites import, for those of the fixtures. */
const alias = { 'qiyam/blocks': join(root, 'templates/own/blocks.ts') };

const shared = { root, oxc, resolve: { alias } };

/**
 * More than a small machine has processors: those of browsers wait now and then, and by itself vitest would have one. Each takes
 * up to two gigabytes with its browser.
 */
const maxWorkers = Number(process.env.TEST_WORKERS ?? (totalmem() > 12e9 ? 4 : 3));

/** Milliseconds for a test, and for what is done before tests: no more than a stop for what hangs, however busy the machine is. */
const limits = { testTimeout: 180_000, hookTimeout: 300_000 };

/**
 * Files that follow each other share a process, but for those that start programs: modules are loaded once, and a browser is started once. What a file changes in
 * its process, such as a variable of the environment or the time, it puts back.
 */
const isolate = false;

/**
 * Tests make much that they soon drop: with more room for young objects, collecting them takes a twentieth less of all. In
 * threads beside, which find no free processor, it takes longer.
 */
const execArgv = ['--max-semi-space-size=32', '--single-threaded-gc'];

/** A busy machine takes longer than the second that vitest gives. */
const polling = { expect: { poll: { timeout: 30_000 } } };

const common = { maxWorkers, isolate, execArgv, ...limits, ...polling, setupFiles: ['tests/support/quiet.ts'] };

const filesOf = (...folders: string[]) => folders.map((folder) => `tests/${folder}/**/*.test.ts`);

const exclude = [...configDefaults.exclude, ...filesOfOtherTurns()];

const ofNode = ['unit', 'fuzz', 'blocks', 'site'];

/**
 * Files that start programs. To start one takes a process the longer the more memory it holds, 30 ms of a gigabyte, and as much
 * again when it goes on: each of these files has a process of its own, for even some of them fill it.
 */
const ofPrograms = ofNode.flatMap((folder) =>
  readdirSync(join(root, 'tests', folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${folder}/${name}`)
    .filter((file) => file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes("from 'node:child_process'")),
);

/** What every project has would be made ready anew for each: there are few, for those who ask for none of the others. */
export default defineConfig({
  ...shared,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: { ...common, name: 'node', include: filesOf(...ofNode), exclude: [...exclude, ...ofPrograms] },
      },
      {
        ...shared,
        test: { ...common, name: 'programs', isolate: true, include: ofPrograms, exclude },
      },
      {
        ...shared,
        test: {
          ...common,
          name: 'browser',
          include: filesOf('visual', 'accessibility', 'hosts', 'browser'),
          exclude,
          globalSetup: ['tests/hosts/setup.ts', 'tests/support/global-setup.ts'],
          env: { UPDATE_REFERENCES: process.argv.includes('--update') ? '1' : '' },
        },
      },
    ],
  },
});
