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
import { writeSite } from '../../generator/output/output.ts';
import { recordName } from '../../generator/output/record.ts';
import { sparePlace, tidySpares } from '../../generator/output/spare.ts';
import { folderBesideCaches } from '../support/build.ts';
import { damages, filesBelow } from '../support/damage.ts';
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

describe('a site is made of the one before the last', () => {
  test('its folder is taken, and files that are the same stand in it already', async () => {
    const [before, first] = [statSync(join(out, 'assets/parts/1.txt')), statSync(spare).ino];
    await expectWritten(site('three'));
    expect(statSync(out).ino).toBe(first);
    const after = statSync(join(out, 'assets/parts/1.txt'));
    expect([after.ino, after.mtimeMs, after.nlink]).toEqual([before.ino, before.mtimeMs, 2]);
    expect(readFileSync(join(spare, 'index.html'), 'utf8')).toBe('two');
  });

  test('files and folders come, go and become each other', async () => {
    for (const files of [
      [...site('three'), { path: 'new/deep/a.txt', content: 'a' }],
      [...site('four'), { path: 'new', content: 'now a file' }],
      [...site('five'), { path: 'new/deep/a.txt', content: 'a' }],
      site('six').slice(0, -1),
      site('one'),
    ]) {
      await expectWritten(files);
    }
  });

  test('a page that is again as it was has a later time, never one that it had', async () => {
    const timeNow = () => statSync(join(out, 'index.html')).mtimeMs;
    const times = [timeNow()];
    for (const text of ['one', 'two', 'one']) {
      await expectWritten(site(text));
      times.push(timeNow());
    }
    expect(times).toEqual([...new Set(times)].sort());
  });

  test('a copy by links of a former site stays as it was', async () => {
    for (const [index, text] of ['three', 'four', 'five'].entries()) {
      linkSync(join(out, 'index.html'), join(folder, 'copy'));
      const before = readFileSync(join(folder, 'copy'), 'utf8');
      await writeSite(out, site(text), machine);
      expect([index, readFileSync(join(folder, 'copy'), 'utf8')]).toEqual([index, before]);
      rmSync(join(folder, 'copy'));
    }
  });

  test('where most has changed, the next one is made of links to the new one', async () => {
    const all = (text: string) => site(text).map((file) => ({ ...file, content: `${file.content}!` }));
    await expectWritten(all('three'));
    const [part, first] = [statSync(join(out, 'assets/parts/1.txt')), statSync(spare).ino];
    expect(statSync(join(spare, 'assets/parts/1.txt')).ino).toBe(part.ino);
    expect(filesBelow(spare).length).toBe(filesBelow(out).length);
    await expectWritten(all('four'));
    expect(statSync(out).ino).toBe(first);
    expect(statSync(join(out, 'assets/parts/1.txt'))).toMatchObject({ ino: part.ino, mtimeMs: part.mtimeMs });
    expect(readFileSync(join(spare, 'index.html'), 'utf8')).toBe('three!');
  });

  test('so is the one after the first', async () => {
    const fresh = join(await folderBesideCaches(), 'out');
    await writeSite(fresh, site('one'), machine);
    const first = statSync(sparePlace(machine.folder, fresh)).ino;
    await writeSite(fresh, site('two'), machine);
    expect(statSync(fresh).ino).toBe(first);
    expect(readFileSync(join(fresh, 'index.html'), 'utf8')).toBe('two');
  });

  test('of a draft of which most has changed there are no links: the next one writes over its files', async () => {
    const fresh = join(await folderBesideCaches(), 'out');
    await writeSite(fresh, site('one'), machine, { isDraft: true });
    expect(existsSync(sparePlace(machine.folder, fresh))).toBe(false);
  });

  test('what others keep in the folder is kept nowhere else', async () => {
    writeFileSync(join(out, 'letter.txt'), 'mine');
    await writeSite(out, site('three'), machine, { isForced: true });
    await writeSite(out, site('four'), machine, { isForced: true });
    expect(readFileSync(join(out, 'letter.txt'), 'utf8')).toBe('mine');
    expect(existsSync(spare)).toBe(false);
  });
});

describe('whatever happened to it', () => {
  test.each(Object.entries(damages))('every file of it: %s', async (_kind, damage) => {
    const files = filesBelow(spare);
    for (const [index, file] of files.entries()) {
      // Its own bytes: files of the site itself are the same ones, and are damaged below.
      const bytes = readFileSync(file);
      rmSync(file);
      writeFileSync(file, bytes);
      damage(file, files[index - 1] ?? join(out, 'index.html'));
    }
    await expectWritten(site('three'));
    await expectWritten(site('four'));
  });

  test.each(Object.entries(damages).filter(([kind]) => !/pipe|never ends|link|folder/.test(kind)))(
    'every file of it and of the site: %s',
    async (_kind, damage) => {
      // A site whose record is damaged is nobody's.
      const files = filesBelow(spare).filter((file) => !file.endsWith(recordName));
      for (const [index, file] of files.entries()) damage(file, files[index - 1] ?? file);
      await expectWritten(site('three'));
      await expectWritten(site('four'));
    },
  );

  test('a file was replaced by another of its size and time', async () => {
    const file = join(spare, 'assets/parts/3.txt');
    const { atime, mtime } = statSync(file);
    writeFileSync(join(folder, 'other'), 'PART 3');
    utimesSync(join(folder, 'other'), atime, mtime);
    renameSync(join(folder, 'other'), file);
    await expectWritten(site('three'));
  });

  const mishaps: Record<string, () => void> = {
    'more files and folders': () => {
      mkdirSync(join(spare, 'assets/of somebody/deep'), { recursive: true });
      for (const path of ['x', 'assets/of somebody/deep/x', 'مقالات/x']) writeFileSync(join(spare, path), 'x');
      symlinkSync('/nowhere', join(spare, 'assets/link'));
    },
    'a file where a folder belongs': () => {
      rmSync(join(spare, 'assets'), { recursive: true });
      writeFileSync(join(spare, 'assets'), 'x');
    },
    'it is empty': () => {
      rmSync(spare, { recursive: true });
      mkdirSync(spare);
    },
    'it is a file': () => {
      rmSync(spare, { recursive: true });
      writeFileSync(spare, 'x');
    },
    'it is gone': () => rmSync(dirname(spare), { recursive: true }),
    'it is another site': () => {
      rmSync(spare, { recursive: true });
      mkdirSync(join(spare, 'assets'), { recursive: true });
      writeFileSync(join(spare, 'assets/parts'), 'of another');
    },
  };
  test.each(Object.entries(mishaps))('%s', async (_what, happen) => {
    happen();
    await expectWritten(site('three'));
    await expectWritten(site('four'));
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

test.each(Object.entries(damages))("a spare whose owner's name %s keeps nobody waiting", async (_what, damage) => {
  const named = join(dirname(sparePlace(machine.folder, out)), 'of');
  await writeSite(out, site('five'), machine);
  damage(named, join(out, recordName));
  await tidySpares(machine.folder);
  await expectWritten(site('six'));
  await expectWritten(site('seven'));
});
