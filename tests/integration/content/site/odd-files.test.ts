import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, truncateSync } from 'node:fs';
import { appendFile, copyFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { checkFile } from '../../../../generator/check/check-file.ts';
import { loadSite } from '../../../../generator/content/site/load.ts';
import { readAssets } from '../../../../generator/content/site/read-assets.ts';
import { pictureLimits } from '../../../../generator/core/util/limits.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { readRegularFile } from '../../../../generator/core/util/regular-file.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { projectRoot } from '../../../support/project-root.ts';

const drawing = join(dirname(fixtureSite('minimal')), 'assets/picture.svg');

let folder: string;
let dir: string;
let socket: Server | undefined;
beforeEach(async () => {
  folder = await temporaryFolder();
  dir = join(folder, 'assets');
  await mkdir(join(dir, 'inner'), { recursive: true });
  await copyFile(drawing, join(dir, 'inner/good.svg'));
  await copyFile(drawing, join(folder, 'outside.svg'));
  await mkdir(join(folder, 'beside'));
  await copyFile(drawing, join(folder, 'beside/x.svg'));
});
afterEach(() => socket?.close());

const read = async (source: string) => (await readAssets(dir, { src: source }, machine)).get(source);

/** Kinds of files and the expected result of reading them. */
const cases: [name: string, make: (file: string) => unknown, expected: object][] = [
  ['a pipe', (file) => execFileSync('mkfifo', [file]), { code: 'not-a-file', found: 'pipe' }],
  ['a folder', (file) => mkdir(file), { code: 'not-a-file', found: 'folder' }],
  ['a link to itself', (file) => symlink(file, file), { code: 'not-a-file', found: 'link-loop' }],
  ['a link to nothing', (file) => symlink('nothing.svg', file), { code: 'not-a-file', found: 'missing' }],
  ['a link to a pipe in assets', linkToPipe, { code: 'not-a-file', found: 'pipe' }],
  ['a link to the assets themselves', (file) => symlink('.', file), { code: 'outside-image' }],
  ['a link to /dev/zero', (file) => symlink('/dev/zero', file), { code: 'outside-image' }],
  ['a link to a file outside', (file) => symlink('../outside.svg', file), { code: 'outside-image' }],
  ['a link to a system file', (file) => symlink('/etc/passwd', file), { code: 'outside-image' }],
  ['a drawing larger than any picture', makeHuge, { code: 'huge-image' }],
];

async function linkToPipe(file: string): Promise<void> {
  execFileSync('mkfifo', [join(dir, 'pipe')]);
  await symlink('pipe', file);
}

async function makeHuge(file: string): Promise<void> {
  await copyFile(drawing, file);
  // A sparse file larger than memory: it must be rejected without being read.
  truncateSync(file, 2 ** 40);
}

describe('an asset', () => {
  test.each(cases)('that is %s is rejected without being read', async (_what, make, expected) => {
    await make(join(dir, 'x.svg'));
    expect(await read('x.svg')).toMatchObject({ state: 'refused', ...expected });
  });

  test('that is a socket is rejected', async () => {
    socket = createServer();
    await new Promise<void>((resolve) => socket?.listen(join(dir, 'x.svg'), resolve));
    expect(await read('x.svg')).toMatchObject({ state: 'refused', code: 'not-a-file', found: 'socket' });
  });

  test('behind a symlinked folder outside the assets is rejected', async () => {
    await symlink('../beside', join(dir, 'linked'));
    expect(await read('linked/x.svg')).toMatchObject({ state: 'refused', code: 'outside-image' });
  });

  test.each([
    ['a link to a picture in assets', 'x.svg', 'inner/good.svg'],
    ['behind a link to a folder in assets', 'linked/good.svg', 'inner'],
  ])('that is %s is accepted', async (_what, source, target) => {
    await symlink(target, join(dir, source.split('/')[0] ?? ''));
    expect(await read(source)).toMatchObject({ state: 'ready' });
  });

  test('in a symlinked assets folder is accepted', async () => {
    await symlink('assets', join(folder, 'public'));
    expect((await readAssets(join(folder, 'public'), { src: 'inner/good.svg' }, machine)).get('inner/good.svg')).toMatchObject({
      state: 'ready',
    });
  });

  test('of exactly the maximum photo size is read', async () => {
    const file = join(dir, 'x.jpg');
    await writeFile(file, '');
    truncateSync(file, pictureLimits.bytes.raster);
    expect(await read('x.jpg')).toMatchObject({ code: 'image-format' });
    await appendFile(file, 'x');
    expect(await read('x.jpg')).toMatchObject({ code: 'huge-image' });
  });
});

test('an assets folder that is a pipe counts as missing', async () => {
  await rm(dir, { recursive: true });
  execFileSync('mkfifo', [dir]);
  expect(await read('x.svg')).toMatchObject({ state: 'missing' });
});

test('readRegularFile returns one complete state of a changing file, or reports it missing', async () => {
  const file = join(folder, 'changing.txt');
  const script = `const fs = require('fs');
    for (let i = 0; ; i++) {
      fs.writeFileSync(process.argv[1] + '.new', String.fromCharCode(97 + i % 26).repeat(200_000));
      fs.renameSync(process.argv[1] + '.new', process.argv[1]); if (i % 5 === 0) fs.rmSync(process.argv[1]); }`;
  const writer = spawn(process.execPath, ['-e', script, file]);
  onTestFinished(() => void writer.kill());
  let [seen, gone] = [0, 0];
  // Until every state was seen often enough, even on a busy machine.
  while ((seen < 100 || gone < 10) && writer.exitCode === null) {
    const result = readRegularFile(file, 1_000_000);
    if ('bytes' in result) {
      expect(result.bytes.length).toBe(200_000);
      expect(new Set(result.bytes).size).toBe(1);
      seen++;
    } else {
      expect(result.reason).toBe('missing');
      gone++;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  const ended = writer.exitCode === null ? once(writer, 'exit') : undefined;
  writer.kill();
  await ended;
  expect([seen >= 100, gone >= 10]).toEqual([true, true]);
});

describe('a site file', () => {
  test.each<[string, (file: string) => unknown, string]>([
    ['a pipe', (file) => execFileSync('mkfifo', [file]), 'site-no-file'],
    ['a folder', (file) => mkdir(file), 'site-no-file'],
    ['a link to /dev/zero', (file) => symlink('/dev/zero', file), 'site-no-file'],
    ['a link to itself', (file) => symlink(file, file), 'cannot-read'],
    ['not there', () => undefined, 'cannot-read'],
    ['larger than any text', (file) => writeFile(file, '').then(() => truncateSync(file, 2 ** 41)), 'site-too-large'],
  ])('that is %s is a usage error', async (_what, make, code) => {
    const file = join(folder, 'site.json');
    await make(file);
    await expect(loadSite(file)).rejects.toMatchObject({ name: 'UsageError', code });
  });

  test('larger than any text is rejected for its size, not for other faults in it', async () => {
    const file = join(folder, 'site.json');
    await writeFile(file, '{\n  "$schema": "x",\n  "site": {\n    "nmae": 1 },\n  "header": ');
    truncateSync(file, 2 ** 41);
    await expect(checkFile(openProject(file), machine)).rejects.toMatchObject({
      code: 'site-too-large',
    });
  });

  test('slightly too large is a usage error without a stack trace', () => {
    const file = join(folder, 'site.json');
    const spaces = Buffer.alloc(3_000_000, ' ');
    for (let size = 0; size < 537_000_000; size += spaces.length) appendFileSync(file, spaces);
    const args = ['generator/cli/start.mjs', 'check', '--site', file, '--language', 'en'];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^.*site\.json is too large to be read \(537 MB\)\..*\n$/)]);
  });
});
