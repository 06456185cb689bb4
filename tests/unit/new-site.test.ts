import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { NewSite } from '../../generator/output/new-site.ts';
import { hashBytes, type SiteFile } from '../../generator/output/output-file.ts';
import { openOutputFolder } from '../../generator/output/output-folder.ts';
import { type Ground, placeFile } from '../../generator/output/place-file.ts';
import { sparePlace } from '../../generator/output/spare.ts';
import { writeSite } from '../../generator/output/write.ts';
import { folderBesideCaches } from '../support/build.ts';
import { filesBelow } from '../support/damage.ts';

let folder: string;
let out: string;
beforeEach(async () => {
  folder = await folderBesideCaches();
  out = join(folder, 'out');
});

const paths = ['deep/er/page.html', 'index.html', 'صفحة.html'];
const textOf = (path: string, version: string) => `${path} ${version}`;
const contents = () => Object.fromEntries(filesBelow(out).map((file) => [relative(out, file), readFileSync(file, 'utf8')]));
const inodes = (dir = out) => paths.map((path) => statSync(join(dir, path)).ino);

interface Making {
  isDraft?: boolean;
  /** What happens to the new site between making its pages and writing the rest. */
  happen?: (ground: Ground) => void;
}

/** Makes a site whose pages are placed as soon as they are made. @returns the pages that had to be made again. */
async function make(version: string, { isDraft = true, happen }: Making = {}): Promise<string[]> {
  const site = await NewSite.of({ outDir: await openOutputFolder(out), missing: undefined, isDraft });
  const ground = await site.open();
  const again: string[] = [];
  const pages = paths.map((path): SiteFile => {
    const bytes = Buffer.from(textOf(path, version));
    const [size, hash] = [bytes.byteLength, hashBytes(bytes)];
    const placed = placeFile(ground, path, bytes);
    if (placed) site.note(path, placed, hash);
    const read = async () => {
      again.push(path);
      return bytes;
    };
    return { path, content: { size, hash, entry: undefined, read } };
  });
  happen?.(ground);
  await writeSite(out, [...pages, { path: 'style.css', content: 'a{}' }], { site, isDraft });
  const written = contents();
  expect({ ...written, '.qiyam-files': '' }).toEqual({
    ...Object.fromEntries(paths.map((path) => [path, textOf(path, version)])),
    'style.css': 'a{}',
    '.qiyam-files': '',
  });
  expect(readdirSync(folder).filter((name) => name.startsWith('out'))).toEqual(['out']);
  return again.sort();
}

describe('pages that are placed as soon as they are made', () => {
  test.each([true, false])('are part of the site, and are not made again; draft: %s', async (isDraft) => {
    for (const version of ['one', 'a longer version', 'two', 'two']) expect(await make(version, { isDraft })).toEqual([]);
  });

  test('a draft is written over the draft before the last, a complete site is not', async () => {
    await make('one');
    const first = inodes();
    await make('two');
    await make('three');
    expect(inodes()).toEqual(first);
    await make('four', { isDraft: false });
    for (const ino of inodes()) expect(first).not.toContain(ino);
  });

  test('a copy by links stays as it was, and so does what others may do with files', async () => {
    await make('one');
    linkSync(join(out, 'index.html'), join(folder, 'copy'));
    await make('two');
    const former = statSync(join(sparePlace(out), 'صفحة.html'));
    await make('three');
    expect(readFileSync(join(folder, 'copy'), 'utf8')).toBe(textOf('index.html', 'one'));
    expect(statSync(join(out, 'صفحة.html')).mode).toBe(former.mode);
  });

  test('every page that changed has a later time than the one before, in whole seconds', async () => {
    const times: number[] = [];
    for (const version of ['one', 'two', 'three', 'four']) {
      await make(version);
      times.push(statSync(join(out, 'index.html')).mtimeMs / 1000);
    }
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b).map(Math.floor));
  });

  test.each([true, false])('a page that is made again as it was keeps its time; draft: %s', async (isDraft) => {
    await make('one', { isDraft });
    const before = paths.map((path) => statSync(join(out, path)).mtimeMs);
    for (const path of paths) utimesSync(join(out, path), 1_000_000, 1_000_000);
    await make('one', { isDraft });
    expect(before).not.toContain(1_000_000_000);
    expect(paths.map((path) => statSync(join(out, path)).mtimeMs)).toEqual(paths.map(() => 1_000_000_000));
    // As many bytes, but others.
    await make('two', { isDraft });
    for (const path of paths) expect(statSync(join(out, path)).mtimeMs).toBeGreaterThan(1_000_000_000);
  });

  test('links in the site before the last lead nowhere', async () => {
    const theirs = join(folder, 'theirs');
    mkdirSync(join(theirs, 'er'), { recursive: true });
    for (const name of ['er/page.html', 'letter']) writeFileSync(join(theirs, name), 'mine');
    await make('one');
    await make('two');
    const spare = sparePlace(out);
    rmSync(join(spare, 'deep'), { recursive: true });
    symlinkSync(theirs, join(spare, 'deep'));
    rmSync(join(spare, 'index.html'));
    symlinkSync(join(theirs, 'letter'), join(spare, 'index.html'));
    await make('three');
    for (const name of ['er/page.html', 'letter']) expect(readFileSync(join(theirs, name), 'utf8')).toBe('mine');
  });

  const replace = (file: string, bytes: string) => {
    const { atime, mtime } = statSync(file);
    writeFileSync(`${file}.other`, bytes);
    utimesSync(`${file}.other`, atime, mtime);
    renameSync(`${file}.other`, file);
  };
  const mishaps: Record<string, [happen: (finished: string) => void, again: string[]]> = {
    'a page is gone': [(finished) => rmSync(join(finished, 'index.html')), ['index.html']],
    'a page was written into': [(finished) => writeFileSync(join(finished, 'index.html'), 'x'), ['index.html']],
    'a page was replaced by a file of its size and time': [
      (finished) => replace(join(finished, 'index.html'), 'x'.repeat(textOf('index.html', 'two').length)),
      ['index.html'],
    ],
    'a page is a folder': [
      (finished) => {
        rmSync(join(finished, 'index.html'));
        mkdirSync(join(finished, 'index.html/deep'), { recursive: true });
      },
      ['index.html'],
    ],
    'a folder is a file': [
      (finished) => {
        rmSync(join(finished, 'deep'), { recursive: true });
        writeFileSync(join(finished, 'deep'), 'x');
      },
      ['deep/er/page.html'],
    ],
    'others put files there': [(finished) => writeFileSync(join(finished, 'letter'), 'x'), []],
    'all of it is gone': [(finished) => rmSync(finished, { recursive: true }), paths],
    'all of it is a file': [
      (finished) => {
        rmSync(finished, { recursive: true });
        writeFileSync(finished, 'x');
      },
      paths,
    ],
  };
  test.each(Object.entries(mishaps))('whatever happens to them meanwhile: %s', async (_what, [happen, again]) => {
    await make('one');
    expect(await make('two', { happen: ({ finished }) => happen(finished) })).toEqual(again);
    await make('three');
  });

  test('where a page cannot be placed it is written with the rest', async () => {
    const ground = { finished: join(folder, 'a-file'), outDir: out, isBare: true, isReusing: true, mode: 0o644, serial: 0 };
    writeFileSync(ground.finished, '');
    expect(placeFile(ground, 'index.html', Buffer.from('x'))).toBeUndefined();
  });
});

describe('a new site that comes to nothing', () => {
  test('gives back what it was made of, and leaves nothing beside the output', async () => {
    await make('one');
    await make('two');
    const spare = statSync(sparePlace(out)).ino;
    const site = await NewSite.of({ outDir: out, missing: undefined, isDraft: true });
    placeFile(await site.open(), 'index.html', Buffer.from('half'));
    site.close();
    expect(readdirSync(folder)).toEqual(['out']);
    expect(statSync(sparePlace(out)).ino).toBe(spare);
    expect(await make('three')).toEqual([]);
  });

  test('is no site that was there before', async () => {
    const site = await NewSite.of({ outDir: join(folder, 'not/yet'), missing: undefined });
    await site.open();
    site.close();
    expect(readdirSync(join(folder, 'not'))).toEqual([]);
    expect(existsSync(dirname(sparePlace(join(folder, 'not/yet'))))).toBe(false);
  });

  test('of a killed build goes with the next', async () => {
    await make('one');
    const left = `${out}.qiyam-new-999999998`;
    mkdirSync(left);
    writeFileSync(join(left, 'index.html'), 'half');
    await make('two');
  });
});

test('who still writes pages when a site is given up makes nothing of it again, whatever they are', async () => {
  await make('one');
  for (const version of ['one', 'two']) {
    const site = await NewSite.of({ outDir: await openOutputFolder(out), missing: undefined, isDraft: true });
    const ground = await site.open();
    site.close();
    for (const path of paths) {
      expect(placeFile(ground, path, Buffer.from(textOf(path, version)))).toBe(undefined);
      expect(existsSync(ground.finished)).toBe(false);
    }
  }
  expect(contents()['index.html']).toBe(textOf('index.html', 'one'));
});

test('a file is there as long as it is known and not missing', async () => {
  await make('one');
  const hash = hashBytes(textOf('index.html', 'one'));
  const isThere = async (missing: ReadonlySet<string> | undefined, path = 'index.html', of = hash) =>
    (await NewSite.of({ outDir: out, missing })).isThere(path, of);
  expect(await isThere(new Set())).toBe(true);
  expect(await isThere(new Set(['index.html']))).toBe(false);
  expect(await isThere(undefined)).toBe(false);
  expect(await isThere(new Set(), 'other.html')).toBe(false);
  expect(await isThere(new Set(), 'index.html', hashBytes('other'))).toBe(false);
});
