import { cpSync, linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../generator/build.ts';
import { hashBytes } from '../../generator/common/hash.ts';
import { openProject } from '../../generator/common/project.ts';
import { compressedCopies } from '../../generator/hosts/compress.ts';
import { sparePlace } from '../../generator/output/spare.ts';
import type { Site } from '../../site.schema.ts';
import { folderBesideCaches } from '../support/build.ts';
import { filesBelow } from '../support/damage.ts';
import { copiedSite } from '../support/edit-client.ts';
import { machine } from '../support/machine.ts';
import { readSite } from '../support/read-site.ts';
import { renderSite } from '../support/rendered-site.ts';
import { siteEdits } from '../support/site-edits.ts';

let folder: string;
let siteFile: string;
let outDir: string;
let original: string;

beforeAll(async () => {
  siteFile = await copiedSite('variants', 'site', folderBesideCaches());
  folder = dirname(siteFile);
  outDir = join(folder, 'out');
  original = readFileSync(siteFile, 'utf8');
});

const build = () => buildSite({ project: openProject(siteFile, outDir) }, machine);
const read = (path: string) => readFileSync(join(outDir, path));

function save(change: (site: Site) => void): void {
  const site: Site = JSON.parse(readFileSync(siteFile, 'utf8'));
  change(site);
  writeFileSync(siteFile, JSON.stringify(site, null, 2));
}

/** Pages and their copies as they are without anything that an earlier build made. */
async function expectedPages(): Promise<Map<string, Uint8Array>> {
  const { pages } = await renderSite(await readSite({ project: openProject(siteFile) }, machine));
  const files = await Promise.all(
    pages.map(async ({ outputPath, html }) => {
      const bytes = Buffer.from(html);
      const copies = [{ extension: '', content: bytes }, ...(await compressedCopies(bytes, 'most'))];
      return copies.map(({ extension, content }): [string, Uint8Array] => [outputPath + extension, content]);
    }),
  );
  return new Map(files.flat());
}

async function expectWhole(): Promise<void> {
  const expected = await expectedPages();
  const written = filesBelow(outDir).map((file) => relative(outDir, file).replaceAll('\\', '/'));
  expect(written.filter((path) => /\.html(?:\.\w+)?$/.test(path)).sort()).toEqual([...expected.keys()].sort());
  for (const [path, bytes] of expected) expect(read(path).equals(bytes), path).toBe(true);
}

/** Every file, as it is where nothing is known of the site: in another folder. */
async function expectAsElsewhere(): Promise<void> {
  const elsewhere = await folderBesideCaches();
  for (const name of ['site.json', 'assets']) cpSync(join(folder, name), join(elsewhere, name), { recursive: true });
  await buildSite({ project: openProject(join(elsewhere, 'site.json'), join(elsewhere, 'out')) }, machine);
  const contents = (dir: string) => filesBelow(dir).map((file) => [relative(dir, file), hashBytes(readFileSync(file))]);
  expect(contents(outDir)).toEqual(contents(join(elsewhere, 'out')));
}

describe('a build that follows another', () => {
  /** What may happen to what a build wrote. */
  const mishaps: Record<string, () => void> = {
    'a page is gone': () => rmSync(join(outDir, 'index.html'), { force: true }),
    'a page was written into': () => writeFileSync(join(outDir, 'index.html'), 'x'),
    'a page holds other bytes, as many as before': () => {
      const page = join(outDir, 'index.html');
      if (statSync(page, { throwIfNoEntry: false })) writeFileSync(page, Buffer.alloc(statSync(page).size, 'x'));
    },
    'a page was replaced by another file of its time and size': () => {
      const page = join(outDir, 'index.html');
      const stats = statSync(page, { throwIfNoEntry: false });
      if (!stats) return;
      writeFileSync(join(folder, 'other'), Buffer.alloc(stats.size, 'x'));
      utimesSync(join(folder, 'other'), stats.atime, stats.mtime);
      renameSync(join(folder, 'other'), page);
    },
    'a copy was touched': () => utimesSync(join(outDir, 'index.html.br'), 1, 1),
    'all of it is gone': () => rmSync(outDir, { recursive: true, force: true }),
    'the site before the last is gone': () => rmSync(sparePlace(machine.folder, outDir), { recursive: true, force: true }),
    'files of the site before the last are others': () => {
      const spare = sparePlace(machine.folder, outDir);
      if (!statSync(spare, { throwIfNoEntry: false })) return;
      for (const [index, file] of filesBelow(spare).entries()) {
        if (index % 3 === 0) rmSync(file);
        if (index % 3 === 0) writeFileSync(file, 'x');
        if (index % 3 === 1) rmSync(file);
      }
    },
    nothing: () => {},
  };

  test('writes what it would have written alone, whatever was edited and whatever happened to the output', async () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(siteEdits)), fc.constantFrom(...Object.keys(mishaps))), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        writeFileSync(siteFile, original);
        await build();
        for (const [edit, mishap] of sequence) {
          save((site) => siteEdits[edit]?.(site, join(folder, 'assets')));
          if (statSync(outDir, { throwIfNoEntry: false })) mishaps[mishap]?.();
          await build();
          await expectWhole();
        }
        await expectAsElsewhere();
      }),
      { numRuns: 8 },
    );
  }, 180_000);

  test('takes the files over whose bytes are the same, and writes the others', async () => {
    writeFileSync(siteFile, original);
    await build();
    const inodes = () => new Map(filesBelow(outDir).map((file) => [relative(outDir, file), statSync(file).ino]));
    const before = inodes();
    save(({ routes: [, page] }) => {
      if (page) page.description += ' 2';
    });
    await build();
    const changed = [...inodes()].filter(([path, inode]) => before.get(path) !== inode).map(([path]) => path);
    const page = 'مقالات/قيمة.html';
    expect(changed.filter((path) => /\.html/.test(path)).sort()).toEqual([page, `${page}.br`, `${page}.gz`].sort());
  });

  test('never writes through to a site that was copied by links', async () => {
    writeFileSync(siteFile, original);
    await build();
    const copy = join(folder, 'copy.html');
    linkSync(join(outDir, 'index.html'), copy);
    const before = readFileSync(copy);
    save(({ site }) => {
      site.name = 'Another';
    });
    await build();
    expect(readFileSync(copy).equals(before)).toBe(true);
    expect(read('index.html').equals(before)).toBe(false);
  });

  test('a draft has the files of the site, byte for byte, without copies and social pictures', async () => {
    writeFileSync(siteFile, original);
    await build();
    const draftDir = join(folder, 'out.draft');
    for (let time = 0; time < 2; time++) {
      await buildSite({ project: openProject(siteFile, draftDir), isDraft: true }, machine);
      const paths = (dir: string) => filesBelow(dir).map((file) => relative(dir, file).replaceAll('\\', '/'));
      const wanted = paths(outDir).filter((path) => !/\.(?:br|gz)$|^assets\/social\//.test(path));
      expect(paths(draftDir)).toEqual(wanted);
      const others = wanted.filter((path) => !read(path).equals(readFileSync(join(draftDir, path))));
      expect(others).toEqual(['.qiyam-files']);
    }
    await build();
    await expectWhole();
  });

  test('compressed copies unpack to their page', async () => {
    await build();
    const html = read('index.html');
    expect(brotliDecompressSync(read('index.html.br')).equals(html)).toBe(true);
    expect(gunzipSync(read('index.html.gz')).equals(html)).toBe(true);
  });
});
