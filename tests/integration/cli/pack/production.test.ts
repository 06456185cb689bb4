import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashBytes } from '../../../../generator/core/util/hash.ts';
import { buildTemporarily, fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { filesOf, findOtherNode, installPackage, productionPackages, sizeOf } from '../../../support/packages.ts';

/** Timeout in milliseconds of a build that bundles all templates on a busy machine. */
const timeout = 300_000;

const megabyte = 1024 * 1024;
const otherNode = findOtherNode();

/** The packed project in a read-only folder, a site elsewhere, and cache folders of the user. */
let home: string;
let engine: string;
let site: string;
const caches = () => join(dirname(home), 'ذاكرة of the user');
const cache = () => join(caches(), 'qiyam');

/** A folder and all folders below it. */
const foldersOf = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? foldersOf(join(folder, entry.name)) : [],
  ),
];

const allow = (write: number) => {
  for (const folder of foldersOf(home)) chmodSync(folder, 0o555 | write);
};

/** Files of the package with hashes and change times. */
async function listEngine(): Promise<string[]> {
  const files = await filesOf(engine);
  return files.map((file) => `${file} ${lstatSync(file).ctimeMs} ${hashBytes(readFileSync(file))}`);
}

let expectedFiles: Map<string, string>;
let installed: string[];
beforeAll(async () => {
  const folder = await temporaryFolder();
  home = join(folder, 'محرك the engine');
  engine = await installPackage(home);
  site = join(folder, 'موقعي my site', 'site.json');
  cpSync(dirname(fixtureSite('variants')), dirname(site), { recursive: true });
  for (const file of await filesOf(engine)) chmodSync(file, 0o444);
  allow(0);
  installed = await listEngine();
  expectedFiles = (await build(process.execPath)).files;
}, timeout);
// Files in a read-only folder cannot be removed.
afterAll(() => allow(0o200));

const start = () => join(engine, 'generator/cli/start.mjs');
const options = () => ({ cwd: dirname(site), env: { ...process.env, XDG_CACHE_HOME: caches() } });

/** Runs a command of the package. */
function run(node: string, ...args: string[]) {
  return spawnSync(node, [start(), ...args, '--language', 'en'], { ...options(), encoding: 'utf8' });
}

/** Response of a server of the package, by default for its first page. */
async function fetchFrom(command: string, path = ''): Promise<Response> {
  const server: ChildProcess = spawn(process.execPath, [start(), command, '--port', '0'], { ...options(), stdio: 'pipe' });
  try {
    const [url] = await once(server.stdout ?? server, 'data');
    const answer = await fetch(new URL(path, String(url).trim()));
    return new Response(await answer.text(), answer);
  } finally {
    server.kill();
    await once(server, 'close');
  }
}

const readSite = async (outDir: string) =>
  new Map(
    await Promise.all(
      (await filesOf(outDir)).sort().map(async (file) => [relative(outDir, file), await readFile(file, 'base64')] as const),
    ),
  );

async function build(node: string): Promise<{ files: Map<string, string>; output: string }> {
  const outDir = join(dirname(site), 'out');
  await rm(outDir, { recursive: true, force: true });
  const args = [start(), 'build', '--site', site, '--out', outDir, '--language', 'en'];
  const result = spawnSync(node, args, { ...options(), encoding: 'utf8' });
  expect(result, result.stderr).toMatchObject({ status: 0 });
  return { files: await readSite(outDir), output: result.stdout + result.stderr };
}

function expectSame(otherBuild: Map<string, string>): void {
  expect([...otherBuild.keys()]).toEqual([...expectedFiles.keys()]);
  expect([...otherBuild].flatMap(([name, bytes]) => (bytes === expectedFiles.get(name) ? [] : [name]))).toEqual([]);
}

test('npm ci --omit=dev installs fewer than 115 packages of less than 75 MB', async () => {
  const packages = productionPackages();
  expect(packages.length).toBeLessThan(115);
  expect((await sizeOf(packages)) / megabyte).toBeLessThan(75);
});

describe('the production install, read-only', () => {
  test('builds the same site as the sources', { timeout }, async () => {
    expectSame(await readSite(await buildTemporarily(fixtureSite('variants'))));
  });

  test('checks, configures hosts, serves and previews a site in another folder', { timeout }, async () => {
    expect(run(process.execPath, 'check')).toMatchObject({ status: 0, stdout: expect.stringContaining('0 errors') });
    const hosts = run(process.execPath, 'hosts', '--root', '/var/www', '--out', 'hosts');
    expect(hosts).toMatchObject({ status: 0, stdout: expect.stringContaining('nginx.conf') });
    const built = await readFile(join(dirname(site), 'out/index.html'), 'utf8');
    expect(await (await fetchFrom('preview')).text()).toBe(built);
    expect(await (await fetchFrom('dev')).text()).toContain('_preview/client.js');
    expect(run(process.execPath, 'schema', '--out', 'hosts/site.schema.json')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('site.schema.json'),
    });
  });

  test('names the missing packages for publishing, certificates and icons', () => {
    const lacking: [name: string, call: string, ...args: string[]][] = [
      ['selfsigned', 'npm run add -- secure', 'preview', '--port', '0', '--secure'],
      ['@aws-sdk/client-s3', 'npm run add -- s3', 'publish', '--bucket', 'x'],
      ['@tabler/icons', 'npm install @tabler/icons@', 'icons'],
    ];
    for (const [name, call, ...args] of lacking) {
      const { status, stderr } = run(process.execPath, ...args);
      expect([status, stderr]).toEqual([2, expect.stringContaining(`${name} is not installed`)]);
      expect(stderr).toContain(call);
      expect(stderr).not.toMatch(/^\s+at /m);
    }
  });

  test('contains the built editor', async () => {
    const page = await fetchFrom('dev', '_edit/');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('_edit/files/editor.js')]);
    expect(await fetchFrom('dev', '_edit/files/editor.js')).toMatchObject({ status: 200 });
  });

  test('refers to npm for a bill of materials, as it has no lockfile', () => {
    const { status, stdout, stderr } = run(process.execPath, 'sbom');
    expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining('"npm sbom --sbom-format cyclonedx --omit dev"')]);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('stays unchanged and writes only build output beside the site', async () => {
    expect(await listEngine()).toEqual(installed);
    expect(readdirSync(dirname(site)).sort()).toEqual(['assets', 'hosts', 'out', 'site.json']);
  });
});

/** Uses another version of Node if there is one, to save a separate slow build. */
describe(`a build by ${otherNode ?? 'this version of Node'} with a file in place of its cache folder`, () => {
  let otherBuild: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    await rm(cache(), { recursive: true, force: true });
    await mkdir(dirname(cache()), { recursive: true });
    await writeFile(cache(), 'of somebody');
    otherBuild = await build(otherNode ?? process.execPath);
  }, timeout);

  test('reports that it cannot cache and leaves the file unchanged', async () => {
    expect(otherBuild.output).toContain('pages');
    expect(otherBuild.output).toMatch(/cache.*(?:ENOTDIR|EEXIST)/);
    expect(otherBuild.output).not.toMatch(/^\s+at /m);
    expect(await readFile(cache(), 'utf8')).toBe('of somebody');
  });

  const what = otherNode ? 'writes the same bytes as this version of Node' : 'writes the same bytes without a cache';
  test(what, () => expectSame(otherBuild.files));
});
