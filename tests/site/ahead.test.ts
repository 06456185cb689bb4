import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PagesAhead } from '../../generator/artefacts/ahead.ts';
import { createKeys } from '../../generator/artefacts/pages.ts';
import { createMakers, createWorkshop, type Workshop } from '../../generator/artefacts/workshop.ts';
import { NewSite } from '../../generator/output/new-site.ts';
import { hashBytes } from '../../generator/output/output-file.ts';
import { projectRoot } from '../../generator/paths.ts';
import { type PreparedSite, prepareSite, readSite } from '../../generator/prepare.ts';
import { makeContent } from '../bench/content.ts';
import { writeQiyamSite } from '../bench/qiyam-site.ts';
import { fixtureSite, folderBesideCaches } from '../support/build.ts';
import { filesBelow } from '../support/damage.ts';

type Content = { routes: { path: string; title: string; blocks: object[] }[] } & Record<string, unknown>;

const filler = (index: number, words: string) => ({
  path: `/filler-${index}`,
  title: `${words} ${index}`,
  description: `صفحة من صفحات كثيرة تسبق غيرها، حتى يعرف أن في الموقع كثيرا من الجديد ${words}.`,
  blocks: [{ type: 'notice', icon: 'compass', heading: words, titled: true, text: [`نص ${words}.`] }],
});

/** A site with so many pages before its own that those are made ahead. */
function withFiller(content: Content, words: string): Content {
  const [home, ...others] = content.routes;
  const own = others.map((page) => ({ ...page, title: `${page.title} ${words}` }));
  return {
    ...content,
    routes: [...(home ? [home] : []), ...Array.from({ length: 170 }, (_, index) => filler(index, words)), ...own],
  };
}

const effort = 'none';

type OpenWorkshop = (site: PreparedSite) => Workshop;

/** In this thread. */
const openWorkshop: OpenWorkshop = ({ bundle, frame, manifest }) => {
  const renderPage = bundle.createRenderer(frame, manifest);
  const paint = () => Promise.reject(new Error('A draft has no pictures.'));
  return createWorkshop(createMakers({ renderPage, paint, compress: () => [], effort }), { atOnce: 1, effort });
};

/** Reads a site and makes pages ahead; tells which names and keys they have, and which all pages have once all is known. */
async function makeAhead(siteFile: string, workshop = openWorkshop) {
  const newSite = await NewSite.of({ outDir: join(await folderBesideCaches(), 'out'), missing: undefined, isDraft: true });
  const ahead = new PagesAhead({ siteFile, isDraft: true, newSite, workshop });
  const forgetLook = vi.spyOn(newSite, 'forgetLook');
  try {
    const checked = await readSite({ siteFile, ahead });
    const made = await ahead.take();
    const prepared = await prepareSite(checked);
    await ahead.keep({ ...checked, ...prepared });
    const { keyOf, nameOf } = createKeys({ ...prepared, codeKey: checked.codeKey, effort });
    const pages = prepared.planner.pages.map((page) => {
      const plan = page.plan();
      const found = made.get(nameOf(page) ?? '');
      return { path: page.outputPath, key: keyOf(plan, JSON.stringify(plan)), found, html: prepared.renderPage(plan).html };
    });
    return { made, pages, timesForgotten: forgetLook.mock.calls.length };
  } finally {
    newSite.close();
  }
}

async function siteOf(name: string): Promise<{ siteFile: string; content: Content }> {
  const folder = await folderBesideCaches();
  cpSync(dirname(fixtureSite(name)), folder, { recursive: true });
  return { siteFile: join(folder, 'site.json'), content: JSON.parse(readFileSync(fixtureSite(name), 'utf8')) };
}

describe('a page that is made while the check still reads is the page of the finished site', () => {
  test.each(['minimal', 'variants', 'municipality'])('%s', async (name) => {
    const { siteFile, content } = await siteOf(name);
    const write = (changed: Content) => writeFileSync(siteFile, JSON.stringify(changed));
    const expectSame = async (least: number) => {
      const { pages } = await makeAhead(siteFile);
      const found = pages.filter((page) => page.found);
      for (const page of found) {
        expect(page.found?.key, page.path).toBe(page.key);
        expect(page.found?.facts.copies[0]?.content.hash, page.path).toBe(hashBytes(page.html));
      }
      expect(found.length).toBeGreaterThanOrEqual(least);
    };
    write(withFiller(content, 'أول'));
    // Nothing is known of the site yet.
    await expectSame(0);
    write(withFiller(content, 'ثان'));
    await expectSame(15);
    // What stands behind the pages counts as what stands before them.
    const { site, ...rest } = withFiller(content, 'ثالث');
    write({ ...rest, site } as Content);
    await expectSame(15);
    // Pages stand in another order: titles of those above are not known when those below are met.
    const backwards = withFiller(content, 'رابع');
    const [first, ...others] = backwards.routes;
    write({ ...backwards, routes: [...(first ? [first] : []), ...others.reverse()] });
    await expectSame(1);
  });
});

test('where a thread fails over some pages, they are made again, and the folder is looked at again', async () => {
  const { siteFile, content } = await siteOf('minimal');
  writeFileSync(siteFile, JSON.stringify(withFiller(content, 'أول')));
  expect((await makeAhead(siteFile)).timesForgotten).toBe(0);
  writeFileSync(siteFile, JSON.stringify(withFiller(content, 'ثان')));
  const breakDown = async () => {
    throw new Error('The thread is gone.');
  };
  const { pages, timesForgotten } = await makeAhead(siteFile, (site) => ({ ...openWorkshop(site), makePages: breakDown }));
  expect(timesForgotten).toBeGreaterThan(0);
  expect(pages.filter((page) => page.found).length).toBeLessThan(pages.length);
});

test('where something else comes out than was expected, nothing that was made ahead is taken', async () => {
  const { siteFile, content } = await siteOf('minimal');
  writeFileSync(siteFile, JSON.stringify(withFiller(content, 'أول')));
  await makeAhead(siteFile);
  // Another sheet, which every page names.
  const site = withFiller(content, 'ثان');
  writeFileSync(siteFile, JSON.stringify({ ...site, site: { ...(site.site as object), breadcrumbHeight: 72 } }));
  const { made, pages } = await makeAhead(siteFile);
  expect(made.size).toBeGreaterThan(0);
  expect(pages.filter((page) => page.found)).toEqual([]);
});

describe('a draft whose pages are all new, by workers', () => {
  let folder: string;
  const out = () => join(folder, 'out');
  const draft = (siteFile = join(folder, 'site.json'), outDir = out()) => {
    const args = [join(projectRoot, 'generator/commands/start.mjs'), 'build', '--draft', '--site', siteFile, '--out', outDir];
    return spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
  };
  const contents = (dir: string) => filesBelow(dir).map((file) => [relative(dir, file), hashBytes(readFileSync(file))]);

  beforeAll(async () => {
    folder = await folderBesideCaches();
    await writeQiyamSite(makeContent(220, 1), folder);
    expect(draft().status).toBe(0);
  });

  test('is what it is where nothing was known before', async () => {
    await writeQiyamSite(makeContent(220, 2), folder);
    expect(draft().status).toBe(0);
    const elsewhere = await folderBesideCaches();
    await writeQiyamSite(makeContent(220, 2), elsewhere);
    expect(draft(join(elsewhere, 'site.json'), join(elsewhere, 'out')).status).toBe(0);
    expect(contents(out())).toEqual(contents(join(elsewhere, 'out')));
  });

  test('leaves the former as it is where the last page is wrong, and nothing beside it', async () => {
    const before = contents(out());
    const beside = readdirSync(folder);
    await writeQiyamSite(makeContent(220, 3), folder);
    const siteFile = join(folder, 'site.json');
    const right = readFileSync(siteFile, 'utf8');
    const site: Content = JSON.parse(right);
    const last = site.routes.at(-1);
    if (last) last.path = site.routes[1]?.path ?? '';
    writeFileSync(siteFile, JSON.stringify(site));
    const { status, stderr } = draft();
    expect([status, stderr]).toEqual([1, expect.stringContaining('duplicate-route')]);
    expect(contents(out())).toEqual(before);
    expect(readdirSync(folder)).toEqual(beside);
    // The next one is as any.
    writeFileSync(siteFile, right);
    expect(draft().status).toBe(0);
    expect(existsSync(join(out(), 'index.html'))).toBe(true);
    expect(contents(out())).not.toEqual(before);
  });
});
