import { appendFileSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isOutputIntact } from '../../../../generator/build/write/intact.ts';
import { writeSite } from '../../../../generator/build/write/output.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';

const files = [
  { path: 'index.html', content: 'home' },
  { path: 'قسم/page.html', content: 'page' },
  { path: 'قسم/page.html.br', content: 'compressed' },
];

let folder: string;
let out: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  out = join(folder, 'out');
  await writeSite(out, files, machine);
});

const page = () => join(out, 'قسم/page.html');

test('isOutputIntact accepts a fresh build, with a live folder and behind a symlink', async () => {
  expect(await isOutputIntact(out, machine)).toBe(true);
  mkdirSync(join(out, 'live'));
  writeFileSync(join(out, 'live/beds.json'), '3');
  symlinkSync(out, join(folder, 'public'));
  expect(await isOutputIntact(join(folder, 'public'), machine)).toBe(true);
});

test('isOutputIntact accepts the output after each rebuild', async () => {
  for (const title of ['one', 'two', 'three']) {
    await writeSite(out, [{ path: 'index.html', content: title }, ...files.slice(1)], machine);
    expect(await isOutputIntact(out, machine)).toBe(true);
  }
});

const changes: Record<string, () => void> = {
  'a file has other bytes': () => appendFileSync(page(), 'x'),
  'a file has other bytes, with its size and time': () => {
    const { atime, mtime } = statSync(page());
    writeFileSync(page(), 'gape');
    utimesSync(page(), atime, mtime);
  },
  'a file has another time': () => utimesSync(page(), 1_000_000, 1_000_000),
  'a file is gone': () => rmSync(page()),
  'a compressed copy is gone': () => rmSync(`${page()}.br`),
  'a file has another name': () => renameSync(page(), join(out, 'قسم/other.html')),
  'a file is a folder': () => {
    rmSync(page());
    mkdirSync(page());
  },
  'an unmanaged file is there': () => writeFileSync(join(out, 'letter.txt'), 'x'),
  'an unmanaged folder is there': () => {
    mkdirSync(join(out, '.git'));
    writeFileSync(join(out, '.git/HEAD'), 'x');
  },
  'the record is gone': () => rmSync(join(out, '.qiyam-files')),
  'the folder is gone': () => rmSync(out, { recursive: true }),
  'the folder is a file': () => {
    rmSync(out, { recursive: true });
    writeFileSync(out, 'x');
  },
};

test.each(Object.entries(changes))('isOutputIntact returns false when %s', async (_, change) => {
  change();
  expect(await isOutputIntact(out, machine)).toBe(false);
});

test('isOutputIntact returns false for a folder without a build', async () => {
  mkdirSync(join(folder, 'empty'));
  expect(await isOutputIntact(join(folder, 'empty'), machine)).toBe(false);
  expect(await isOutputIntact(join(folder, 'nowhere/out'), machine)).toBe(false);
});
