import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../../../generator/build/build.ts';
import { silent } from '../../../../generator/core/progress/progress.ts';
import { hashBytes } from '../../../../generator/core/util/hash.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import type { Site } from '../../../../site.schema.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { filesBelow } from '../../../support/damage.ts';
import { copiedSite } from '../../../support/edit-client.ts';
import { machine } from '../../../support/environment.ts';
import { projectRoot } from '../../../support/project-root.ts';

let folder: string;
let siteFile: string;
let outDir: string;
let original: string;

beforeAll(async () => {
  siteFile = await copiedSite('variants');
  folder = dirname(siteFile);
  outDir = join(folder, 'out.draft');
  original = readFileSync(siteFile, 'utf8');
  await buildDraft();
});

/** Seconds of work that a build announces per page. */
const workOfPage = (isDraft: boolean) => (isDraft ? 0.001 : 0.04);

/**
 * Builds, and counts the rendered pages by the announced work, without the 404 page, which is always rendered to plan the
 * others.
 */
async function buildDraft(out = outDir, isDraft = true): Promise<number> {
  let [stage, work] = ['', 0];
  const progress = {
    ...silent,
    begin: (name: string) => {
      stage = name;
    },
    expect: (amount: number) => {
      if (stage === 'make') work += amount;
    },
  };
  await buildSite({ project: openProject(siteFile, out), isDraft, progress }, machine);
  return Math.round(work / workOfPage(isDraft)) - 1;
}

function save(change: (site: Site) => void): void {
  const site: Site = JSON.parse(original);
  change(site);
  writeFileSync(siteFile, JSON.stringify(site, null, 2));
}

const rename = (name: string) =>
  save(({ site }) => {
    site.name = name;
  });

const contents = (dir: string) => filesBelow(dir).map((file) => [relative(dir, file), hashBytes(readFileSync(file))]);
const pages = (dir = outDir) => filesBelow(dir).filter((file) => file.endsWith('.html'));

/** Compares a draft with one of the same site in a new folder. */
async function expectCleanBuild(dir = outDir): Promise<void> {
  const elsewhere = await temporaryFolder();
  for (const name of ['site.json', 'assets']) cpSync(join(folder, name), join(elsewhere, name), { recursive: true });
  await buildSite({ project: openProject(join(elsewhere, 'site.json'), join(elsewhere, 'out')), isDraft: true }, machine);
  expect(contents(dir)).toEqual(contents(join(elsewhere, 'out')));
}

test('draft builds reuse pages across output folders and after files were deleted', async () => {
  writeFileSync(siteFile, original);
  await buildDraft();
  expect(await buildDraft()).toBe(0);
  rmSync(outDir, { recursive: true });
  expect(await buildDraft()).toBe(0);
  const second = join(folder, 'out.second');
  expect(await buildDraft(second)).toBe(0);
  await expectCleanBuild(second);
  rmSync(join(outDir, 'index.html'));
  expect(await buildDraft()).toBe(0);
  await expectCleanBuild();
});

test('a draft build restores a page that was overwritten and leaves others untouched', async () => {
  const page = join(outDir, 'index.html');
  const others = pages().filter((file) => file !== page);
  const before = others.map((file) => statSync(file).ino);
  writeFileSync(page, 'x');
  expect(await buildDraft()).toBe(0);
  expect(others.map((file) => statSync(file).ino)).toEqual(before);
  await expectCleanBuild();
});

test('draft builds never write through hard links of an earlier output', async () => {
  rename('One');
  await buildDraft();
  const [first = ''] = pages();
  const copy = join(folder, 'copy.html');
  linkSync(first, copy);
  const before = readFileSync(copy);
  for (const name of ['Two', 'Three']) {
    rename(name);
    expect(await buildDraft()).toBeGreaterThan(0);
  }
  await expectCleanBuild();
  expect(readFileSync(copy).equals(before)).toBe(true);
});

test('a full build after a draft reuses every cached page and picture', async () => {
  const out = join(folder, 'out.whole');
  expect(await buildDraft(out, false)).toBeGreaterThan(0);
  const before = contents(out);
  const between = join(folder, 'out.between');
  await buildDraft(between);
  const scripts = (dir: string) => filesBelow(dir).flatMap((file) => (file.endsWith('.js') ? relative(dir, file) : []));
  expect(scripts(between)).toEqual(scripts(out));
  rmSync(out, { recursive: true });
  expect(await buildDraft(out, false)).toBe(0);
  expect(contents(out)).toEqual(before);
});

test('a draft build killed at any step leaves the former output complete and does not affect the next build', async () => {
  const preload = join(projectRoot, 'tests/fuzz/kill-at.mjs');
  const steps = join(folder, 'steps');
  const run = (env: Record<string, string>) => {
    const args = ['--import', preload, join(projectRoot, 'generator/cli/start.mjs'), 'build', '--draft'];
    const { signal, stderr } = spawnSync(process.execPath, [...args, '--site', siteFile, '--out', outDir], {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, KILL_NEAR: 'out.draft', ...env },
    });
    return [signal, stderr.replace(/^.*draft.*\n|^.*مسودة.*\n/gm, '')];
  };
  rename('Before');
  run({});
  rename('After');
  const whole = contents(outDir);
  expect(run({ COUNT_STEPS: steps })[0]).toBe(null);
  const count = Number(readFileSync(steps, 'utf8'));
  expect(count).toBeGreaterThan(6);
  const after = contents(outDir);
  expect(after).not.toEqual(whole);
  // An interrupted build cleans up.
  rename('Before');
  expect(run({ KILL_AT: '2', KILL_AFTER: '1', KILL_WITH: 'SIGINT' })[0]).toBe('SIGINT');
  expect(readdirSync(folder).filter((name) => /qiyam-/.test(name))).toEqual([]);
  expect(contents(outDir)).toEqual(after);
  for (const part of [0.1, 0.5, 1]) {
    rename('Before');
    run({});
    rename('After');
    expect(run({ KILL_AT: String(Math.ceil(count * part)) })[0]).toBe('SIGKILL');
    if (statSync(outDir, { throwIfNoEntry: false })) expect([whole, after]).toContainEqual(contents(outDir));
    run({});
    expect(contents(outDir)).toEqual(after);
    expect(readdirSync(folder).filter((name) => /qiyam-/.test(name))).toEqual([]);
  }
});
