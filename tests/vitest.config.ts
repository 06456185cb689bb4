import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { buildInChildProcess } from '../generator/core/util/build-in-child-process.mjs';
import { isBuilt } from '../generator/core/util/engine.mjs';
import { openRunFolder } from './support/run-folder.ts';
import { browserFolders, browserOfT1, componentFolders, integrationFolders, nightly, nodeOfT2, unitFolders } from './tiers.ts';

const root = new URL('..', import.meta.url).pathname;

// Once, before the processes of tests open it.
if (!isBuilt(root)) await buildInChildProcess(root);

// Created by this process, so that it is removed when the run ends; child processes create their folders inside it.
openRunFolder();

/**
 * Builds set `NODE_ENV` of the process that test files share: React's development module has no JSX function when it is first
 * loaded after a build.
 */
const oxc = { jsx: { development: false } };

/** What blocks of sites import, for those of the fixtures. */
const alias = { 'qiyam/blocks': join(root, 'templates/custom-blocks/blocks.ts') };

const shared = { root, oxc, resolve: { alias } };

/** More than a small machine has processors, because browsers wait. A worker and its browser take up to 2 GB. */
const maxWorkers = 3;

/** Milliseconds. They only stop what hangs, on a busy machine too. */
const limits = { testTimeout: 600_000, hookTimeout: 900_000 };

/** Tests create many short-lived objects: with more room for them, garbage collection takes a twentieth less time. */
const execArgv = ['--max-semi-space-size=32', '--single-threaded-gc'];

const polling = { expect: { poll: { timeout: 120_000 } } };

const common = { maxWorkers, execArgv, ...limits, ...polling, setupFiles: ['tests/support/setup-output-capture.ts'] };

/** Test files share a process: modules and the browser are loaded once. A file restores what it changes in its process. */
const sharing = { ...common, isolate: false };

/** Spawning slows down as the parent's heap grows (30 ms per GB), so files that start programs have a process of their own. */
const isolated = { ...common, isolate: true };

const browser = {
  ...sharing,
  globalSetup: ['tests/hosts/setup.ts', 'tests/support/global-setup.ts'],
  env: { UPDATE_REFERENCES: process.argv.includes('--update') ? '1' : '' },
};

const notT1 = [...configDefaults.exclude, ...nodeOfT2, ...nightly];
const notT2 = [...configDefaults.exclude, ...browserOfT1, ...nightly];

/** Projects of T1, then of T2, then of T3. `package.json` names them. */
const projects = [
  { ...sharing, name: 'unit', include: unitFolders },
  { ...sharing, name: 'component', include: componentFolders, exclude: notT1 },
  { ...isolated, name: 'integration', include: integrationFolders, exclude: notT1 },
  { ...browser, name: 'browser', include: browserOfT1 },
  { ...isolated, name: 'integration-full', include: nodeOfT2 },
  { ...browser, name: 'browser-full', include: browserFolders, exclude: notT2 },
  { ...isolated, name: 'nightly', include: nightly },
];

export default defineConfig({
  ...shared,
  test: {
    reporters: ['dot', './tests/support/totals.ts', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : [])],
    projects: projects.map((test) => ({ ...shared, test })),
  },
});
