import { linkSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../generator/build/build.ts';
import { openProject } from '../../generator/core/util/project.ts';
import type { Site } from '../../site.schema.ts';
import { filesBelow } from '../support/damage.ts';
import { copiedSite } from '../support/edit-client.ts';
import { machine } from '../support/environment.ts';

let folder: string;
let siteFile: string;
let outDir: string;
let original: string;

beforeAll(async () => {
  siteFile = await copiedSite('variants');
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

describe('a repeated build', () => {
  test('keeps unchanged files and writes the others', async () => {
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

  test('never writes through to a hard-linked copy of the site', async () => {
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

  test('of a draft writes the same files without compressed copies and social images', async () => {
    writeFileSync(siteFile, original);
    await build();
    const draftDir = join(folder, 'out.draft');
    for (let time = 0; time < 2; time++) {
      await buildSite({ project: openProject(siteFile, draftDir), isDraft: true }, machine);
      const paths = (dir: string) => filesBelow(dir).map((file) => relative(dir, file).replaceAll('\\', '/'));
      const expectedPaths = paths(outDir).filter((path) => !/\.(?:br|gz)$|^assets\/social\//.test(path));
      expect(paths(draftDir)).toEqual(expectedPaths);
      const others = expectedPaths.filter((path) => !read(path).equals(readFileSync(join(draftDir, path))));
      expect(others).toEqual(['.qiyam-files']);
    }
  });

  test('writes compressed copies that decompress to their page', async () => {
    await build();
    const html = read('index.html');
    expect(brotliDecompressSync(read('index.html.br')).equals(html)).toBe(true);
    expect(gunzipSync(read('index.html.gz')).equals(html)).toBe(true);
  });
});
