import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { buildAndRecord, findUnchanged } from '../../generator/cli/commands/skip-unchanged-build.ts';
import { openProject } from '../../generator/core/util/project.ts';
import type { WrittenSite } from '../../site.schema.ts';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { buildFromNothing, buildInto, openUncachedEnvironment } from '../support/cold-build.ts';

afterEach(() => vi.restoreAllMocks());

/** Size of all pictures, equal so that a cache key of the size alone fails. */
const pictureBytes = 4000;

async function photoOf(colour: string): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 480, height: 320, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([bytes, Buffer.alloc(pictureBytes - bytes.byteLength)]);
}

const drawingOf = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="${colour}"/></svg>`;

/** Time in milliseconds after which a file counts as settled. */
const later = 60_000;

/** Date of the builds, on which all articles are published. */
const dayOfBuilds = Date.UTC(2026, 5, 1);

type Page = WrittenSite['routes'][number];
type Block = Page['blocks'][number];
type Content = Required<Pick<WrittenSite, 'site' | 'routes' | 'collections'>> & WrittenSite;

const pageOf = (path: string, title: string, blocks: object[]): Page => ({
  path,
  title,
  description: `${title}: صفحة من موقع صغير له ما لكل موقع من صور وأخبار وملفات ومواعيد.`,
  blocks: [{ type: 'banner', title, image: { src: 'drawing.svg', alt: '', decorative: true } }, ...(blocks as Block[])],
});

const content = {
  site: {
    name: 'مدرسة الواحة',
    url: 'https://www.example.com',
    language: 'ar',
    theme: { look: 'rooted', brand: '#3a2f5c', accent: '#e3a857' },
    search: {},
  },
  collections: {
    news: {
      type: 'posts',
      path: '/news',
      title: 'أخبار المدرسة',
      description: 'أخبار المدرسة ومعلميها وطلابها في العام الدراسي.',
      posts: ['خبر أول', 'خبر ثان'].map((title, index) => ({
        name: `post-${index}`,
        date: `2026-05-0${index + 1}`,
        title,
        summary: 'ملخص الخبر في سطر واحد.',
        body: ['نص الخبر.'],
      })),
    },
  },
  routes: [
    pageOf('/', 'مدرسة الواحة', [
      {
        type: 'gallery',
        items: [{ image: { src: 'photo.jpg', alt: 'فناء المدرسة' } }, { image: { src: 'drawing.svg', alt: 'رسم' } }],
      },
      { type: 'posts', heading: 'أخبار', collection: 'news' },
      { type: 'pages', heading: 'الصفحات' },
    ]),
    pageOf('/first', 'الصفحة الأولى', [
      { type: 'downloads', heading: 'ملفات', items: [{ file: 'files/plan.csv', title: 'الخطة' }] },
    ]),
    pageOf('/second', 'الصفحة الثانية', [{ type: 'faq', heading: 'أسئلة', items: [{ question: 'متى؟', answer: ['غدًا.'] }] }]),
  ],
} as unknown as Content;

const write = (assets: string, name: string, bytes: Uint8Array | string) => {
  mkdirSync(dirname(join(assets, name)), { recursive: true });
  writeFileSync(join(assets, name), bytes);
};

const copyFont = (name: string, assets: string, as: string) =>
  write(assets, as, readFileSync(join(dirname(fixtureSite('municipality')), 'assets', name)));

const page = (site: Content, index: number): Page => {
  const found = site.routes[index];
  if (!found) throw new Error(`There is no page ${index}.`);
  return found;
};

/**
 * Changes of one cache input each, which keep lengths, names and counts where possible. They are applied in order; the last ones
 * make the content invalid and repair it.
 */
const changes: Record<string, (site: Content, assets: string) => unknown> = {
  'the title of a page, as long': (site) => Object.assign(page(site, 1), { title: 'الصفحة الأولي' }),
  'a text of a page, as long': (site) => Object.assign(page(site, 2).blocks[1] ?? {}, { heading: 'أجوبة' }),
  'another block': (site) =>
    page(site, 2).blocks.push({
      type: 'faq',
      heading: 'أسئلة',
      items: [{ question: 'متى؟', answer: ['غدًا.'] }],
    } as unknown as Block),
  'two pages in another order': (site) => site.routes.push(...site.routes.splice(1, 1)),
  'the address of a page': (site) => Object.assign(page(site, 2), { path: '/other' }),
  'the first letter of the name of the site': (site) => Object.assign(site.site, { name: 'واحة المدرسة' }),
  'the rest of its name': (site) => Object.assign(site.site, { name: 'واحة المدارس' }),
  'its colours': (site) => Object.assign(site.site.theme ?? {}, { brand: '#1d3f4b' }),
  'its corners': (site) => Object.assign(site.site.theme ?? {}, { corners: 'round' }),
  'its look': (site) => Object.assign(site.site.theme ?? {}, { look: 'civic' }),
  'its fonts': (site) => Object.assign(site.site.theme ?? {}, { fonts: { text: 'cairo', headings: 'amiri' } }),
  'its address': (site) => Object.assign(site.site, { url: 'https://www.example.org' }),
  'an icon': (site) => Object.assign(site.site, { icon: { src: 'icon.svg', alt: '', decorative: true } }),
  'the icon again': (_, assets) => write(assets, 'icon.svg', drawingOf('#00aa22')),
  'its colours again': (site) => Object.assign(site.site.theme ?? {}, { brand: '#5b2d2a' }),
  'a photo, as many bytes': async (_, assets) => write(assets, 'photo.jpg', await photoOf('#204080')),
  'a drawing, as many bytes': (_, assets) => write(assets, 'drawing.svg', drawingOf('#801122')),
  'a file to download, as many bytes': (_, assets) => write(assets, 'files/plan.csv', 'plan b\n'),
  'an article, as long': ({ collections: { news } }) =>
    Object.assign((news as { posts: object[] }).posts[0] ?? {}, { title: 'خبر آخر' }),
  'the day of an article': ({ collections: { news } }) =>
    Object.assign((news as { posts: object[] }).posts[0] ?? {}, { date: '2026-05-03' }),
  'the picture of an article': ({ collections: { news } }) =>
    Object.assign((news as { posts: object[] }).posts[0] ?? {}, {
      image: { src: 'photo.jpg', alt: 'الفناء', focus: { left: 10, top: 20 } },
    }),
  'what matters in it': ({ collections: { news } }) =>
    Object.assign((news as { posts: { image?: object }[] }).posts[0]?.image ?? {}, { focus: { left: 30, top: 20 } }),
  'another article': ({ collections: { news } }) => {
    const { posts } = news as { posts: object[] };
    return posts.push({ ...posts[0], name: 'post-2', title: 'خبر ثالث' });
  },
  'the menu': (site) => Object.assign(site, { header: { links: [{ label: 'الأولى', href: '/other' }] } }),
  'fonts of its own': (site, assets) => {
    const { fonts } = JSON.parse(readFileSync(fixtureSite('municipality'), 'utf8')).site.theme;
    for (const name of Object.values<string>(fonts.textFiles)) copyFont(name, assets, name);
    return Object.assign(site.site.theme ?? {}, { fonts });
  },
  'the files of its fonts the other way round': (_, assets) => {
    const [regular, bold] = ['fonts/Balady-Regular.woff2', 'fonts/Balady-Bold.woff2'] as const;
    copyFont(regular, assets, bold);
    copyFont(bold, assets, regular);
  },
  'a link that leads nowhere': (site) => Object.assign(site, { header: { links: [{ label: 'الأولى', href: '/others' }] } }),
  'a link to a page again': (site) => Object.assign(site, { header: { links: [{ label: 'الأولى', href: '/other' }] } }),
  'a wrong value of a page': (site) => Object.assign(page(site, 1).blocks[0] ?? {}, { type: 'bannex' }),
  'the same on the page before': (site) => site.routes.push(...site.routes.splice(1, 1)),
  'the right value': (site) => Object.assign(page(site, 2).blocks[0] ?? {}, { type: 'banner' }),
  'a picture that is no longer there': (site) =>
    Object.assign(site.site, { icon: { src: 'gone.svg', alt: '', decorative: true } }),
  'the picture, there again': (_, assets) => write(assets, 'gone.svg', drawingOf('#aa0022')),
};

/** Changes that make the content invalid, so that nothing is written. */
const mistakes = [
  'a link that leads nowhere',
  'a wrong value of a page',
  'the same on the page before',
  'a picture that is no longer there',
];

/** Changes that restore the content of the current output. */
const undone = ['a link to a page again'];

test('a warm build equals a clean build after a change of any cached input', { timeout: 600_000 }, async () => {
  const folder = await temporaryFolder();
  const [siteFile, assets, outDir] = ['site.json', 'assets', 'out'].map((name) => join(folder, name)) as [string, string, string];
  for (const name of ['photo.jpg']) write(assets, name, await photoOf('#804020'));
  for (const name of ['drawing.svg', 'icon.svg']) write(assets, name, drawingOf('#112280'));
  write(assets, 'files/plan.csv', 'plan a\n');
  const warm = await openUncachedEnvironment();
  const site = structuredClone(content);
  const options = { isDraft: false, isStrict: false, isForced: false, hasRedirectPages: false, now: dayOfBuilds };
  const input = () => {
    writeFileSync(siteFile, JSON.stringify(site, null, 2));
    return { ...options, project: openProject(siteFile, outDir) };
  };
  // Files written just now count as unsettled, as they may change again with the same time.
  const clock = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + later);
  const build = () => buildInto(outDir, siteFile, warm, { now: dayOfBuilds }, (act) => buildAndRecord(input(), warm, act));
  let last = await build();
  expect(last).toMatchObject({ files: {} });
  const withoutEffect: string[] = [];
  for (const [name, change] of Object.entries(changes)) {
    await change(site, assets);
    expect((await findUnchanged(input(), warm)) !== undefined, name).toBe(undone.includes(name));
    const built = await build();
    if (built.files) expect(await findUnchanged(input(), warm), name).toBeDefined();
    expect([name, built.files === undefined], built.report).toEqual([name, mistakes.includes(name)]);
    expect(built, name).toEqual(await buildFromNothing(siteFile, { now: dayOfBuilds }));
    // Reports contain positions, which move with each edit.
    const hasEffect = built.files ? JSON.stringify(built.files) !== JSON.stringify(last.files) : built.report !== last.report;
    if (!hasEffect) withoutEffect.push(name);
    last = built;
  }
  await warm.close();
  // A change without effect would test nothing.
  expect(withoutEffect).toEqual([]);
});
