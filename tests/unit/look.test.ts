import {
  appendFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { NewSite } from '../../generator/output/new-site.ts';
import { openOutputFolder } from '../../generator/output/output-folder.ts';
import { sparePlace } from '../../generator/output/spare.ts';
import { writeSite } from '../../generator/output/write.ts';
import { projectRoot } from '../../generator/paths.ts';
import { folderBesideCaches, temporaryFolder } from '../support/build.ts';

const files = (title: string) => [
  { path: 'index.html', content: `home ${title}` },
  ...Array.from({ length: 12 }, (_, index) => ({ path: `قسم/${index}/page.html`, content: `page ${index}` })),
];

let folder: string;
let out: string;
beforeEach(async () => {
  folder = await folderBesideCaches();
  out = join(folder, 'out');
  await writeSite(out, files('one'));
  await writeSite(out, files('two'));
});

const pageOf = (number: number) => `قسم/${number}/page.html`;
const page = pageOf(3);

/** What somebody may do to a file. */
const mishaps: Record<string, (place: string, path: string) => void> = {
  'is written to': (place, path) => appendFileSync(join(place, path), 'x'),
  'is replaced by one of the same size': (place, path) => {
    writeFileSync(join(place, 'other'), 'page x');
    renameSync(join(place, 'other'), join(place, path));
  },
  'is gone': (place, path) => rmSync(join(place, path)),
  'is a link to another of the site': (place, path) => {
    rmSync(join(place, path));
    linkSync(join(place, pageOf(11)), join(place, path));
  },
};

/** What somebody may do to folders: each to another. */
function hurtFolders(place: string): void {
  rmSync(join(place, pageOf(4)));
  mkdirSync(join(place, pageOf(4), 'in it'), { recursive: true });
  for (const number of [5, 6, 7]) rmSync(join(place, `قسم/${number}`), { recursive: true });
  writeFileSync(join(place, 'قسم/6'), 'x');
  symlinkSync(folder, join(place, 'قسم/7'));
  mkdirSync(join(place, 'more/of/them'), { recursive: true });
  writeFileSync(join(place, 'more/file'), 'x');
}

/** Writes a site while another thread looks at what is there. @returns whether what it found was there to be used. */
async function writeWithLook(title: string, isNew: boolean): Promise<boolean> {
  const site = await NewSite.of({ outDir: await openOutputFolder(out), missing: undefined });
  site.lookEarly(isNew, { file: join(projectRoot, 'generator/output/look-worker.ts'), least: 0 });
  const look = await site.lookAt(isNew ? site.finished : out);
  await writeSite(out, files(title), { site });
  return look !== undefined;
}

const contents = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length))
    .sort();

async function expectWritten(title: string): Promise<void> {
  const alone = join(await temporaryFolder(), 'out');
  await writeSite(alone, files(title));
  expect(contents(out)).toEqual(contents(alone));
  for (const path of contents(alone)) expect(readFileSync(join(out, path)), path).toEqual(readFileSync(join(alone, path)));
  expect(readdirSync(folder)).toEqual(['out']);
}

test('a site is the same where another thread has looked at the files that it is made of, whatever happened to them', async () => {
  for (const [number, happen] of Object.values(mishaps).entries()) happen(sparePlace(out), pageOf(number));
  hurtFolders(sparePlace(out));
  expect(await writeWithLook('three', true)).toBe(true);
  await expectWritten('three');
});

describe('a site that is there already is put right, where another thread has looked at it: a file', () => {
  test.each(Object.entries(mishaps))('%s', async (_, happen) => {
    happen(out, page);
    expect(await writeWithLook('two', false)).toBe(true);
    await expectWritten('two');
  });
});

test('files that nobody has touched are not written anew', async () => {
  const before = statSync(join(out, page));
  expect(await writeWithLook('three', true)).toBe(true);
  expect(statSync(join(out, page))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
});

test('what somebody may have written unsaid is looked at again', async () => {
  const site = await NewSite.of({ outDir: await openOutputFolder(out), missing: undefined });
  site.lookEarly(true, { file: join(projectRoot, 'generator/output/look-worker.ts'), least: 0 });
  expect(await site.lookAt(site.finished)).toBeDefined();
  rmSync(join(site.finished, page));
  writeFileSync(join(site.finished, page), 'half of a page');
  site.forgetLook();
  await writeSite(out, files('three'), { site });
  await expectWritten('three');
});

test('nothing is looked at by another thread where there is little', async () => {
  const site = await NewSite.of({ outDir: await openOutputFolder(out), missing: undefined });
  site.lookEarly(false);
  expect(await site.lookAt(out)).toBeUndefined();
});
