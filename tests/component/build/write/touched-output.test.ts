import {
  appendFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeSite } from '../../../../generator/build/write/output.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { filesBelow } from '../../../support/damage.ts';
import { machine } from '../../../support/environment.ts';
import { openUncached } from '../../../support/uncached-environment.ts';

const page = 'قسم/page.html';

const files = (title: string) => [
  { path: 'index.html', content: `home ${title}` },
  { path: page, content: 'page 1' },
  { path: 'قسم/other.html', content: 'page 2' },
  { path: 'قسم/empty.txt', content: '' },
  { path: 'assets/a/b/c.bin', content: new Uint8Array([0, 255, 128]) },
];

let folder: string;
let out: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  out = join(folder, 'out');
  await writeSite(out, files('one'), machine);
});

/** All files with their bytes. */
const contents = (place: string) =>
  filesBelow(place).map((file) => [file.slice(place.length), readFileSync(file).toString('latin1')]);

async function expectWritten(title: string): Promise<void> {
  const alone = join(await temporaryFolder(), 'out');
  await writeSite(alone, files(title), machine);
  expect(contents(out)).toEqual(contents(alone));
  expect(readdirSync(folder)).toEqual(['out']);
}

/** Changes to an output file from outside. */
const outsideChanges: Record<string, (file: string) => void> = {
  'is written to': (file) => appendFileSync(file, 'x'),
  'has other bytes, with its size and time': (file) => {
    const { atime, mtime } = statSync(file);
    writeFileSync(file, 'page x');
    utimesSync(file, atime, mtime);
  },
  'is replaced by one of the same size': (file) => {
    writeFileSync(`${file}.new`, 'page x');
    renameSync(`${file}.new`, file);
  },
  'is gone': (file) => rmSync(file),
  'is another file of the site': (file) => {
    rmSync(file);
    linkSync(join(out, 'قسم/other.html'), file);
  },
  'is an empty folder': (file) => {
    rmSync(file);
    mkdirSync(join(file, 'in it'), { recursive: true });
  },
  'is gone with its folder': (file) => rmSync(join(file, '..'), { recursive: true }),
};

describe.each([
  ['one', 'the same site'],
  ['two', 'a changed site'],
])('a build of %s restores the output when a file', (title) => {
  test.each(Object.entries(outsideChanges))('%s', async (_, change) => {
    change(join(out, page));
    await writeSite(out, files(title), machine);
    await expectWritten(title);
  });
});

test('a build replaces a file by a folder and a folder by a file', async () => {
  const next = [
    { path: 'index.html/a.html', content: 'a' },
    { path: 'قسم', content: 'b' },
  ];
  await writeSite(out, next, machine);
  expect(contents(out).filter(([path]) => path !== '/.qiyam-files')).toEqual([
    ['/index.html/a.html', 'a'],
    ['/قسم', 'b'],
  ]);
  await writeSite(out, files('one'), machine);
  await expectWritten('one');
});

test('a build keeps inode and time of unchanged files and adds no hard links', async () => {
  const before = statSync(join(out, page));
  await writeSite(out, files('two'), machine);
  expect(statSync(join(out, page))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs, nlink: 1 });
});

test('a build without a manifest compares files by bytes and keeps their times', async () => {
  utimesSync(join(out, page), 1_000_000, 1_000_000);
  utimesSync(join(out, 'index.html'), 1_000_000, 1_000_000);
  await writeSite(out, files('two'), openUncached(await temporaryFolder()));
  await expectWritten('two');
  expect(statSync(join(out, page)).mtimeMs).toBe(1_000_000_000);
  expect(statSync(join(out, 'index.html')).mtimeMs).toBeGreaterThan(1_000_000_000);
});

test('a build removes a stale compressed copy even though the record is unchanged', async () => {
  const copy = { path: `${page}.br`, content: 'compressed' };
  await writeSite(out, [...files('one'), copy], machine);
  expect(readdirSync(join(out, 'قسم'))).toContain('page.html.br');
  await writeSite(out, files('one'), machine);
  await expectWritten('one');
});
