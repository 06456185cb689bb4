import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeSite } from '../../generator/output/output.ts';
import { sparePlace, tidySpares } from '../../generator/output/spare.ts';
import { folderBesideCaches } from '../support/build.ts';
import { filesBelow } from '../support/damage.ts';
import { machine } from '../support/machine.ts';

/** Mostly the same whatever the text: a site of which all has changed is not kept. */
const site = (text: string) => [
  { path: 'index.html', content: text },
  { path: 'مقالات/قيمة.html', content: 'page' },
  ...Array.from({ length: 12 }, (_, index) => ({ path: `assets/parts/${index}.txt`, content: `part ${index}` })),
];

let folder: string;
let out: string;
let spare: string;
beforeEach(async () => {
  folder = await folderBesideCaches();
  out = join(folder, 'out');
  spare = sparePlace(machine.folder, out);
  await writeSite(out, site('one'), machine);
  await writeSite(out, site('two'), machine);
});

const contents = () => filesBelow(out).map((file) => [relative(out, file), readFileSync(file, 'utf8')]);

/** Writes a site where another is, and where nothing is: both are the same. */
async function expectWritten(files: ReturnType<typeof site>): Promise<void> {
  await writeSite(out, files, machine);
  const found = contents();
  const alone = join(await folderBesideCaches(), 'out');
  await writeSite(alone, files, machine);
  expect(found).toEqual(filesBelow(alone).map((file) => [relative(alone, file), readFileSync(file, 'utf8')]));
  expect(readdirSync(folder)).toEqual(['out']);
}

test('what others keep in the folder is kept nowhere else', async () => {
  writeFileSync(join(out, 'letter.txt'), 'mine');
  await writeSite(out, site('three'), machine, { isForced: true });
  await writeSite(out, site('four'), machine, { isForced: true });
  expect(readFileSync(join(out, 'letter.txt'), 'utf8')).toBe('mine');
  expect(existsSync(spare)).toBe(false);
});

test.each(['assets', ''])('links in it lead nowhere: "%s"', async (path) => {
  const theirs = join(folder, 'theirs');
  mkdirSync(join(theirs, 'parts'), { recursive: true });
  writeFileSync(join(theirs, 'parts/letter.txt'), 'mine');
  rmSync(join(spare, path), { recursive: true });
  symlinkSync(theirs, join(spare, path).replace(/\/$/, ''));
  await writeSite(out, site('three'), machine);
  expect(filesBelow(theirs)).toEqual([join(theirs, 'parts/letter.txt')]);
  expect(statSync(join(out, 'assets/parts/1.txt')).isFile()).toBe(true);
  rmSync(theirs, { recursive: true });
  await expectWritten(site('four'));
});

test('spares of folders that are no more go, others stay, and those of builds that run now', async () => {
  const spares = join(folder, 'spares');
  const [minute, day] = [60, 24 * 60 * 60];
  const add = (name: string, owner: string, age: number) => {
    mkdirSync(join(spares, name, 'site'), { recursive: true });
    if (owner !== '') writeFileSync(join(spares, name, 'of'), owner);
    const then = Date.now() / 1000 - age;
    utimesSync(join(spares, name, owner === '' ? '' : 'of'), then, then);
  };
  add('kept', out, day);
  add('gone', join(folder, 'never'), 2 * minute);
  add('swapped now', join(folder, 'never'), 0);
  add('nobody', '', 2 * minute);
  add('named now', '', 0);
  add('old', out, 100 * day);
  add('of a time to come', join(folder, 'never'), -day);
  await tidySpares(folder);
  expect(readdirSync(spares).sort()).toEqual(['kept', 'named now', 'swapped now']);
  await tidySpares(join(folder, 'none'));
});
