import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { filesOf, findOtherNode, installProduction, productionPackages, sizeOf } from '../support/packages.ts';

/** A build bundles all templates, cold, which a busy machine takes minutes for. Milliseconds. */
const patience = 300_000;

const megabyte = 1024 * 1024;
const otherNode = findOtherNode();

let project: string;
let ours: Map<string, string>;
beforeAll(async () => {
  project = await temporaryFolder();
  await installProduction(project);
  ours = await build(process.execPath);
}, patience);

/** Runs a command of the project as it is installed for production. */
function run(node: string, ...args: string[]) {
  return spawnSync(node, ['generator/commands/start.mjs', ...args, '--language', 'en'], { cwd: project, encoding: 'utf8' });
}

/** Builds with nothing kept of earlier runs. */
async function build(node: string): Promise<Map<string, string>> {
  const outDir = join(project, 'out');
  await rm(join(project, 'node_modules/.cache'), { recursive: true, force: true });
  const result = run(node, 'build', '--site', fixtureSite('variants'), '--out', outDir);
  expect(result, result.stderr).toMatchObject({ status: 0 });
  const files = (await filesOf(outDir)).sort();
  return new Map(await Promise.all(files.map(async (file) => [relative(outDir, file), await readFile(file, 'base64')] as const)));
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

test.skipIf(!otherNode)(
  'another version of Node, of those that engines allows, builds the same bytes',
  { timeout: patience },
  async () => {
    const theirs = await build(otherNode ?? '');
    expect([...theirs.keys()]).toEqual([...ours.keys()]);
    expect([...theirs].flatMap(([name, bytes]) => (bytes === ours.get(name) ? [] : [name]))).toEqual([]);
  },
);
