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
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openProject } from '../../generator/common/project.ts';
import { openOutput, writeSite } from '../../generator/output/output.ts';
import { sparePlace } from '../../generator/output/spare.ts';
import { folderBesideCaches, temporaryFolder } from '../support/build.ts';
import { machine } from '../support/machine.ts';
import { projectRoot } from '../support/project-root.ts';

const files = (title: string) => [
  { path: 'index.html', content: `home ${title}` },
  ...Array.from({ length: 12 }, (_, index) => ({ path: `قسم/${index}/page.html`, content: `page ${index}` })),
];

let folder: string;
let out: string;
beforeEach(async () => {
  folder = await folderBesideCaches();
  out = join(folder, 'out');
  await writeSite(out, files('one'), machine);
  await writeSite(out, files('two'), machine);
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

const look = { file: join(projectRoot, 'generator/output/look-worker.ts'), least: 0 };

/** Writes a site while another thread looks at what is there. */
const writeWithLook = (title: string) => writeSite(out, files(title), machine, { look });

const contents = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length))
    .sort();

async function expectWritten(title: string): Promise<void> {
  const alone = join(await temporaryFolder(), 'out');
  await writeSite(alone, files(title), machine);
  expect(contents(out)).toEqual(contents(alone));
  for (const path of contents(alone)) expect(readFileSync(join(out, path)), path).toEqual(readFileSync(join(alone, path)));
  expect(readdirSync(folder)).toEqual(['out']);
}

test('a site is the same where another thread has looked at the files that it is made of, whatever happened to them', async () => {
  for (const [number, happen] of Object.values(mishaps).entries()) happen(sparePlace(machine.folder, out), pageOf(number));
  hurtFolders(sparePlace(machine.folder, out));
  await writeWithLook('three');
  await expectWritten('three');
});

describe('a site that is there already is put right, where another thread has looked at it: a file', () => {
  test.each(Object.entries(mishaps))('%s', async (_, happen) => {
    happen(out, page);
    await writeWithLook('two');
    await expectWritten('two');
  });
});

test('files that nobody has touched are not written anew', async () => {
  const before = statSync(join(out, page));
  await writeWithLook('three');
  expect(statSync(join(out, page))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
});

test('what was found is not taken for what stands there later', async () => {
  const output = await openOutput({ project: openProject(join(folder, 'content/site.json'), out), look }, machine);
  const finished = `${out}.qiyam-new-${process.pid}`;
  await expect.poll(() => readdirSync(folder)).toContain(basename(finished));
  await setTimeout(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  rmSync(join(finished, page));
  writeFileSync(join(finished, page), 'half of a page');
  await output.write(files('three'));
  vi.useRealTimers();
  output.close();
  await expectWritten('three');
});

test('a site that comes to nothing gives back what it was made of, whether anybody has looked at it or not', async () => {
  const spare = statSync(sparePlace(machine.folder, out)).ino;
  for (const options of [{ look }, {}]) {
    const output = await openOutput({ project: openProject(join(folder, 'content/site.json'), out), ...options }, machine);
    output.close();
    expect(readdirSync(folder)).toEqual(['out']);
    expect(statSync(sparePlace(machine.folder, out)).ino).toBe(spare);
  }
  await writeWithLook('three');
  await expectWritten('three');
});
