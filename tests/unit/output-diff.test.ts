import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { diff } from '../../generator/output/diff.ts';
import { clear } from '../../generator/output/execute.ts';
import type { Left, Wanted } from '../../generator/output/left.ts';
import { type Look, lookThrough } from '../../generator/output/look.ts';
import { Random } from '../fuzz/random.ts';
import { filesBelow } from '../support/damage.ts';
import { openRunFolder } from '../support/run-folder.ts';

/** What a build left, by path and name of bytes. */
function leftOf(files: Record<string, string>): Left {
  const paths = Object.keys(files);
  return {
    paths,
    placeOf: ({ path, hash }: Wanted) => (files[path] === hash ? paths.indexOf(path) : undefined),
  } as Partial<Left> as Left;
}

const lookOf = (left: Left, untouched: string[], others: string[] = [], folders: string[] = []): Look => ({
  untouched: Uint8Array.from(left.paths, (path) => Number(untouched.includes(path))),
  others,
  folders,
});

const wantedOf = (files: Record<string, string>): Wanted[] => Object.entries(files).map(([path, hash]) => ({ path, hash }));

describe('what brings a folder to what a site shall be', () => {
  const left = leftOf({ 'index.html': 'a', 'deep/er/page.html': 'b', 'gone/page.html': 'c', 'صفحة.html': 'd' });

  test('of nothing: all folders and all files, those that are known as links', () => {
    const wanted = wantedOf({ 'index.html': 'a', 'deep/er/page.html': 'new', 'other/page.html': 'x' });
    expect(diff(left, lookOf(left, []), wanted)).toEqual({
      remove: [],
      makeFolders: ['deep', 'deep/er', 'other'],
      link: [0],
      write: [1, 2],
    });
  });

  test('of the site before the last: what stands there stays, the rest is brought or goes', () => {
    const there = lookOf(
      left,
      ['index.html', 'deep/er/page.html', 'gone/page.html'],
      ['deep/stray'],
      ['deep', 'deep/er', 'gone', 'gone/empty'],
    );
    const wanted = wantedOf({ 'index.html': 'a', 'deep/er/page.html': 'new', 'صفحة.html': 'd' });
    expect(diff(left, there, wanted)).toEqual({
      remove: ['deep/er/page.html', 'deep/stray', 'gone'],
      makeFolders: [],
      link: [2],
      write: [1],
    });
  });

  test('where a file is to be a folder, and a folder a file', () => {
    const there = lookOf(left, ['index.html', 'deep/er/page.html'], [], ['deep', 'deep/er']);
    const wanted = wantedOf({ 'index.html/page.html': 'x', 'deep/er': 'y' });
    expect(diff(left, there, wanted)).toEqual({
      remove: ['index.html', 'deep/er'],
      makeFolders: ['index.html'],
      link: [],
      write: [0, 1],
    });
  });

  test('where all of it stands there, nothing', () => {
    const there = lookOf(left, [...left.paths], [], ['deep', 'deep/er', 'gone']);
    const files = { 'index.html': 'a', 'deep/er/page.html': 'b', 'gone/page.html': 'c', 'صفحة.html': 'd' };
    expect(diff(left, there, wantedOf(files))).toEqual({ remove: [], makeFolders: [], link: [], write: [] });
  });
});

const names = ['a', 'b', 'ج', 'a.html'];

/** Some files, none of which is a folder of another. */
function someFiles(random: Random): Record<string, string> {
  const files: Record<string, string> = {};
  for (let count = random.int(0, 8); count > 0; count--) {
    const path = Array.from({ length: random.int(1, 3) }, () => random.pick(names)).join('/');
    const isInWay = Object.keys(files).some((other) => other.startsWith(`${path}/`) || path.startsWith(`${other}/`));
    if (!isInWay) files[path] = String(random.int(0, 2));
  }
  return files;
}

test('whatever stands there, when the steps are done exactly the wanted files do, and those that stood stay as they are', () => {
  for (let round = 0; round < 300; round++) {
    const random = new Random(5, round);
    const folder = mkdtempSync(join(openRunFolder(), 'diff-'));
    const [before, after] = [someFiles(random), someFiles(random)];
    const put = (path: string, bytes: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    };
    for (const [path, bytes] of Object.entries(before)) if (random.next() < 0.8) put(path, bytes);
    if (random.next() < 0.3) mkdirSync(join(folder, `empty/${random.pick(names)}`), { recursive: true });
    const left = leftOf(before);
    const { others, folders } = lookThrough(folder, { paths: [], numbers: new Float64Array() });
    const isThere = new Set(others);
    const there = lookOf(
      left,
      [...isThere].filter((path) => path in before),
      others.filter((path) => !(path in before)),
      folders,
    );
    const wanted = wantedOf(after);
    const steps = diff(left, there, wanted);
    clear(steps, folder);
    const brought = [...steps.link, ...steps.write].map((index) => wanted[index]?.path ?? '');
    for (const path of brought) {
      expect(isThere.has(path) && before[path] === after[path], path).toBe(false);
      writeFileSync(join(folder, path), after[path] ?? '', { flag: 'wx' });
    }
    expect(
      filesBelow(folder)
        .map((file) => relative(folder, file))
        .sort(),
    ).toEqual(Object.keys(after).sort());
    rmSync(folder, { recursive: true });
  }
});
