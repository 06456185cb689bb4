import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { filesOf, findOtherNode, installProduction, productionPackages, sizeOf } from '../support/packages.ts';

/** A build bundles all templates, cold, which a busy machine takes minutes for. Milliseconds. */
const patience = 300_000;

const megabyte = 1024 * 1024;
const otherNode = findOtherNode();

let project: string;
const cache = () => join(project, 'node_modules/.cache/qiyam');
let ours: Map<string, string>;
beforeAll(async () => {
  project = await temporaryFolder();
  await installProduction(project);
  await rm(dirname(cache()), { recursive: true, force: true });
  ours = (await build(process.execPath)).files;
}, patience);

/** Runs a command of the project as it is installed for production. */
function run(node: string, ...args: string[]) {
  return spawnSync(node, ['generator/commands/start.mjs', ...args, '--language', 'en'], { cwd: project, encoding: 'utf8' });
}

async function build(node: string): Promise<{ files: Map<string, string>; said: string }> {
  const outDir = join(project, 'out');
  await rm(outDir, { recursive: true, force: true });
  const result = run(node, 'build', '--site', fixtureSite('variants'), '--out', outDir);
  expect(result, result.stderr).toMatchObject({ status: 0 });
  const paths = (await filesOf(outDir)).sort();
  const files = await Promise.all(paths.map(async (file) => [relative(outDir, file), await readFile(file, 'base64')] as const));
  return { files: new Map(files), said: result.stdout + result.stderr };
}

describe('npm ci --omit=dev', () => {
  test('installs fewer than 165 packages, of less than 150 MB', async () => {
    const packages = productionPackages();
    expect(packages.length).toBeLessThan(165);
    expect((await sizeOf(packages)) / megabyte).toBeLessThan(150);
  });

  test('is enough to build, and says what publishing and certificates lack', { timeout: patience }, () => {
    expect(ours.size).toBeGreaterThan(50);
    const secure = ['--site', fixtureSite('variants'), '--out', join(project, 'out'), '--port', '0', '--secure'];
    const served = run(process.execPath, 'preview', ...secure);
    expect(served).toMatchObject({ status: 2, stderr: expect.stringContaining('selfsigned is not installed') });
    expect(served.stderr).not.toMatch(/^\s+at /m);
    const published = run(process.execPath, 'publish', '--site', fixtureSite('minimal'), '--bucket', 'x');
    expect(published).toMatchObject({ status: 2, stderr: expect.stringContaining('@aws-sdk/client-s3 is not installed') });
    expect(published.stderr).not.toMatch(/^\s+at /m);
  });
});

/** By another version of Node where there is one: of two cold builds, which take longest, each asks one question more. */
describe(`a build by ${otherNode ?? 'this version of Node'} that finds a file where the folder of its cache belongs`, () => {
  let theirs: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    await rm(cache(), { recursive: true, force: true });
    await mkdir(dirname(cache()), { recursive: true });
    await writeFile(cache(), 'of somebody');
    theirs = await build(otherNode ?? process.execPath);
  }, patience);

  test('says that it can keep nothing, and leaves the file as it is', async () => {
    expect(theirs.said).toContain('pages');
    expect(theirs.said).toMatch(/cache.*(?:ENOTDIR|EEXIST)/);
    expect(theirs.said).not.toMatch(/^\s+at /m);
    expect(await readFile(cache(), 'utf8')).toBe('of somebody');
  });

  const what = otherNode
    ? 'another version of Node, of those that engines allows, builds the same bytes'
    : 'a build that finds nothing kept, and can keep nothing, builds the same bytes';
  test(what, () => expectSame(theirs.files));
});

function expectSame(theirs: Map<string, string>): void {
  expect([...theirs.keys()]).toEqual([...ours.keys()]);
  expect([...theirs].flatMap(([name, bytes]) => (bytes === ours.get(name) ? [] : [name]))).toEqual([]);
}
