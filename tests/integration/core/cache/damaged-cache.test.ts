import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifestKey } from '../../../../generator/build/write/manifest.ts';
import { recordKey } from '../../../../generator/cli/commands/skip-unchanged-build.ts';
import { buildTemporarily, fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { filesBelow } from '../../../support/damage.ts';
import { machine } from '../../../support/environment.ts';
import { projectRoot } from '../../../support/project-root.ts';

/**
 * Builds with a damaged cache must give the same bytes as without one, with exit code 0 and without a stack trace. The tests
 * go through the files of the cache and do not depend on its format.
 */
let folder: string;
const caches = join(projectRoot, 'node_modules/.cache');
const prefix = `qiyam-test-${process.pid}`;
const whole = join(caches, `${prefix}-whole`);
/** Output of a build with an empty cache, which all other builds must equal. */
let expected: Map<string, string>;

/** Writes a site with all kinds of cached results: a page, a drawing, a photo, icons, social images. */
async function makeSite(): Promise<void> {
  cpSync(dirname(fixtureSite('minimal')), folder, { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = sharp({ create: { width: 300, height: 220, channels: 3, background: '#777', noise } });
  writeFileSync(join(folder, 'assets/photo.jpg'), await photo.jpeg().toBuffer());
  const file = join(folder, 'site.json');
  const content = JSON.parse(readFileSync(file, 'utf8'));
  content.routes[0].blocks[0].image = { src: 'photo.jpg', alt: 'صورة' };
  writeFileSync(file, JSON.stringify(content));
}

const cacheOf = (name: string) => join(caches, `${prefix}-${name}`);

interface Run {
  cache: string;
  /** Words before the command, e.g. `unshare`. */
  before?: string[];
  user?: { uid: number; gid: number };
}

function build(out: string, { cache, before = [], user }: Run) {
  const [program = '', ...args] = [
    ...before,
    ...[process.execPath, join(projectRoot, 'generator/cli/start.mjs'), 'build'],
    ...['--site', join(folder, 'site.json'), '--out', out, '--language', 'en'],
  ];
  const { status, stdout, stderr } = spawnSync(program, args, {
    // Not the project folder, which commands must find themselves.
    cwd: folder,
    encoding: 'utf8',
    timeout: 150_000,
    env: { ...process.env, QIYAM_CACHE: basename(cache) },
    ...user,
  });
  return { status, output: stdout + stderr };
}

const contents = (out: string) =>
  new Map(filesBelow(out).map((file) => [relative(out, file), readFileSync(file).toString('base64')]));

function expectSame(out: string): void {
  const found = contents(out);
  expect([...found.keys()]).toEqual([...expected.keys()]);
  for (const [path, content] of found) expect(content === expected.get(path), path).toBe(true);
}

/** Builds with a cache and compares the output. */
function expectBuild(run: Run, out = join(folder, `out-${basename(run.cache)}`)): string {
  const { status, output } = build(out, run);
  expect([status, output]).toEqual([0, expect.stringContaining('pages')]);
  expect(output).not.toMatch(/^\s+at /m);
  expectSame(out);
  return output;
}

const copyCache = (name: string): string => {
  const cache = cacheOf(name);
  cpSync(whole, cache, { recursive: true });
  return cache;
};

beforeAll(async () => {
  folder = await temporaryFolder();
  await makeSite();
  // This may be the first build of the project.
  mkdirSync(caches, { recursive: true });
  const { status, output } = build(join(folder, 'out'), { cache: whole });
  expect(status, output).toBe(0);
  expected = contents(join(folder, 'out'));
});

afterAll(() => {
  for (const name of readdirSync(caches)) {
    if (name.startsWith(prefix)) rmSync(join(caches, name), { recursive: true, force: true });
  }
});

test('a build from another folder with an empty cache gives the same files', async () => {
  expectSame(await buildTemporarily(join(folder, 'site.json')));
  expect([...expected.keys()].filter((path) => path.endsWith('.css'))).toHaveLength(4);
});

test('a build caches pictures, drawings and copies', () => {
  expect(filesBelow(whole).length).toBeGreaterThan(20);
  expect(expectBuild({ cache: whole }, join(folder, 'again'))).not.toContain('cache');
});

/** Whether a cache file belongs to one output folder: each build here has another one. */
function isOfOutput(file: string): boolean {
  const outs = ['out', 'again', ...readdirSync(caches).map((name) => `out-${name}`)];
  const files = outs
    .map((out) => join(folder, out))
    .flatMap((out) => [machine.core.fileOf(manifestKey(out)), machine.store.fileOf(recordKey(out))])
    .map((file) => relative(machine.folder, file));
  return files.some((one) => file.endsWith(one));
}

/** A file in place of the cache folder is tested in `production.test.ts`. */
describe('an unusable cache does not stop a build', () => {
  test('when its owner is another user or it is read-only', ({ skip }) => {
    const cache = copyCache('locked');
    for (const file of filesBelow(cache)) chmodSync(file, 0o000);
    const places = ['engine/store', 'engine/modules', 'engine', 'sites/store', 'sites', ''].map((name) => join(cache, name));
    for (const place of places) chmodSync(place, 0o555);
    const out = join(folder, 'of-another/out');
    mkdirSync(dirname(out));
    const isRoot = process.getuid?.() === 0;
    if (isRoot) {
      // Root ignores permissions: the build runs as another user, who may read the project.
      const user = { uid: 65534, gid: 65534 };
      chmodSync(folder, 0o755);
      chownSync(dirname(out), user.uid, user.gid);
      const probe = spawnSync(process.execPath, ['--import', 'tsx', '-e', '0'], { cwd: projectRoot, ...user });
      if (probe.status !== 0) skip('nobody but root may read the project');
      expect(expectBuild({ cache, user }, out)).toMatch(/cache.*EACCES/);
    } else {
      expect(expectBuild({ cache }, out)).toMatch(/cache.*EACCES/);
      for (const place of places.toReversed()) chmodSync(place, 0o755);
    }
  });

  test('when its disk is full', ({ skip }) => {
    const [cache, small] = [cacheOf('full'), copyCache('small')];
    mkdirSync(cache);
    for (const file of filesBelow(small)) rmSync(file);
    const size = filesBelow(small).reduce((sum, file) => sum + lstatSync(file).size, 200_000);
    const mount = `mount -t tmpfs -o size=${size} tmpfs ${cache} && cp -r ${small}/. ${cache} && exec "$@"`;
    const before = ['unshare', '-rm', 'sh', '-c', mount, 'sh'];
    if (spawnSync(before[0] ?? '', [...before.slice(1), 'true']).status !== 0) skip('no mounts of its own here');
    expect(expectBuild({ cache, before })).toMatch(/cache.*ENOSPC/);
  });
});

test('a build removes leftovers of killed builds from the cache', () => {
  const cache = copyCache('left');
  mkdirSync(join(cache, 'sites/store/unfinished'), { recursive: true });
  writeFileSync(join(cache, 'sites/store/unfinished/999999999-x'), 'half');
  expectBuild({ cache });
  const own = (place: string) =>
    filesBelow(place)
      .map((file) => relative(place, file))
      .filter((file) => !isOfOutput(file));
  expect(own(cache)).toEqual(own(whole));
  rmSync(cache, { recursive: true });
});
