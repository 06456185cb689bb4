import { execFileSync } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangesReport } from '../../../../generator/editor/document/protocol-publishing.ts';
import type { WrittenSite } from '../../../../site.schema.ts';
import { type EditClient, openEditing } from '../../../support/edit-client.ts';
import { postsSite, writePostsSite } from '../../../support/posts-site.ts';

/** The clock of the editor. */
const now = Date.parse('2030-05-01T09:00+03:00');
const before = '2030-04-01T09:00+03:00';
const soon = '2030-05-02T09:00+03:00';
const later = '2030-06-01T09:00+03:00';

type Site = ReturnType<typeof postsSite>;
let editing: EditClient;

const page = (path: string, title: string, more: object = {}) => ({
  ...{ path, title, description: `صفحة ${title} من موقع النحالين.`, ...more },
  blocks: [{ type: 'notice', icon: 'compass', heading: title, titled: true, text: [`نص ${title}.`] }],
});

function original(): Site {
  const site = postsSite();
  site.site.url = 'https://values.qiyam.sa';
  const pages = ['الأولى', 'الثانية', 'الثالثة', 'الرابعة'].map((title, index) => page(`/page-${index}`, title));
  site.routes.push(...(pages as unknown as WrittenSite['routes']));
  return site;
}

beforeAll(async () => {
  const siteFile = await writePostsSite(original());
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dirname(siteFile), stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-m', 'Begin');
  editing = await openEditing(siteFile, { now: () => now });
});
afterAll(() => editing.server.close());

/** Saves the site with a change, and returns what visitors will see of it. */
async function seen(change: (site: Site) => void): Promise<ChangesReport> {
  const site = original();
  change(site);
  const version = async () => /data-version="(\d+)"/.exec(await (await fetch(editing.server.url)).text())?.[1];
  const former = await version();
  await writeFile(`${editing.siteFile}.new`, JSON.stringify(site, null, 2));
  await rename(`${editing.siteFile}.new`, editing.siteFile);
  await expect.poll(version, { timeout: 10_000 }).not.toBe(former);
  const report = await editing.get<ChangesReport>('changes?since=commit&language=ar');
  expect(report.isKnown).toBe(true);
  return report;
}

const paths = ({ pages }: ChangesReport) => pages.map(({ path }) => path);
const add = (site: Site, value: object) => site.routes.push(value as unknown as WrittenSite['routes'][number]);

describe('a change of what all pages show', () => {
  test.each<[string, (site: Site) => void, object]>([
    [
      'header',
      ({ header }) => Object.assign(header ?? {}, { action: { label: 'انضم', href: '/' } }),
      { removed: ['دخول'], added: ['انضم'] },
    ],
    [
      'footer',
      ({ footer }) => Object.assign(footer ?? {}, { about: 'جملة أخرى.' }),
      { removed: ['جملة عن الجهة.'], added: ['جملة أخرى.'] },
    ],
    [
      'announcement',
      (site) => Object.assign(site, { announcement: { text: 'يبدأ القطاف غدًا.' } }),
      { added: expect.arrayContaining(['يبدأ القطاف غدًا.']) },
    ],
    [
      'name of the site',
      ({ site }) => Object.assign(site, { name: 'النحالون' }),
      { added: expect.arrayContaining(['النحالون']) },
    ],
  ])('is named once: %s', async (_name, change, words) => {
    const report = await seen(change);
    expect(report.shared).toEqual([expect.objectContaining({ isEverywhere: true, ...words })]);
    expect(paths(report)).toEqual([]);
  });

  test('is told apart from what a page has besides', async () => {
    const report = await seen((site) => {
      Object.assign(site.footer ?? {}, { about: 'جملة أخرى.' });
      site.routes[2] = page('/page-1', 'الثانية', { description: 'وصف آخر لهذه الصفحة.' }) as unknown as Site['routes'][number];
    });
    expect(report.shared).toHaveLength(1);
    expect(report.pages).toEqual([expect.objectContaining({ path: '/page-1', added: ['وصف آخر لهذه الصفحة.'] })]);
  });

  test('includes links that were added', async () => {
    const links = [
      { label: 'أ', href: '/page-0' },
      { label: 'ب', href: '/page-1' },
    ];
    const report = await seen((site) => Object.assign(site.header ?? {}, { links }));
    expect(report.shared[0]).toMatchObject({ added: expect.arrayContaining(['أ', 'ب']) });
    expect(paths(report)).toEqual([]);
  });

  test('names pages that share an address or a name with it', async () => {
    const report = await seen((site) => {
      site.routes[1] = page('/page-0', 'الأولى قبل غيرها') as unknown as Site['routes'][number];
    });
    expect(report.shared).toEqual([expect.objectContaining({ added: ['الأولى قبل غيرها'], removed: ['الأولى'] })]);
    expect(paths(report)).toEqual(['/page-0']);
  });
});

test('the look of the site is named, not each page', async () => {
  const report = await seen(({ site }) => Object.assign(site.theme ?? {}, { brand: '#5b1e7d' }));
  expect(report).toMatchObject({ isLookChanged: true, shared: [], pages: [] });
});

describe('what visitors do not see', () => {
  test('is not counted: a draft page', async () => {
    const report = await seen((site) => add(site, page('/draft', 'المسودة', { draft: true })));
    expect(report).toMatchObject({ shared: [], pages: [], scheduled: [] });
  });

  test('is not counted: a draft post', async () => {
    const report = await seen(({ collections }) => {
      const [first] = collections.articles.posts;
      if (first) collections.articles.posts.unshift({ ...first, name: 'draft', title: 'خبر لم يُعتمد', draft: true });
    });
    expect(report).toMatchObject({ shared: [], pages: [], scheduled: [] });
  });

  test('is told with its time: a page that comes later, with the links to it', async () => {
    const report = await seen((site) => {
      add(site, page('/season', 'الموسم', { from: later, until: '2030-07-01T09:00+03:00' }));
      Object.assign(site.header ?? {}, { links: [{ label: 'الموسم', href: '/season' }] });
    });
    expect(report).toMatchObject({ shared: [], pages: [] });
    expect(report.scheduled).toEqual([
      { title: 'الموسم', is: 'appears', when: Date.parse(later) },
      { title: 'الموسم', is: 'disappears', when: Date.parse('2030-07-01T09:00+03:00') },
    ]);
  });

  test('is told with its time: a post that comes later', async () => {
    const report = await seen(({ collections }) => {
      const [first] = collections.articles.posts;
      if (first) collections.articles.posts.unshift({ ...first, name: 'later', title: 'خبر الغد', from: soon });
    });
    expect(report).toMatchObject({ shared: [], pages: [] });
    expect(report.scheduled).toEqual([{ title: 'خبر الغد', is: 'appears', when: Date.parse(soon) }]);
  });

  test('is no longer there: a page whose time is over is removed', async () => {
    const report = await seen((site) => {
      site.routes[1] = page('/page-0', 'الأولى', { until: before }) as unknown as Site['routes'][number];
    });
    expect(report.pages).toEqual([expect.objectContaining({ path: '/page-0', state: 'removed' })]);
    expect(report.scheduled).toEqual([]);
  });
});

test('a page whose time has come is new', async () => {
  const report = await seen((site) => add(site, page('/season', 'الموسم', { from: before })));
  expect(report.pages).toEqual([expect.objectContaining({ path: '/season', state: 'new', title: 'الموسم' })]);
  expect(report.scheduled).toEqual([]);
  const shown = await editing.send('published/now/season');
  expect(shown.body.toString()).toContain('نص الموسم.');
  expect(shown.body.toString()).not.toMatch(/data-pointer|<script/);
});

test('pages are shown as visitors get them, without drafts', async () => {
  await seen((site) => add(site, page('/draft', 'المسودة', { draft: true })));
  expect((await editing.send('published/now/draft')).status).toBe(404);
  expect((await editing.send('published/now/index')).body.toString()).not.toContain('المسودة');
});
