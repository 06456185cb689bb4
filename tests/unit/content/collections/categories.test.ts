import { beforeAll, describe, expect, test } from 'vitest';
import { type CheckedSite, readEditions } from '../../../../generator/build/tasks/read-site.ts';
import { checkFile } from '../../../../generator/check/check-file.ts';
import { loadValidSite } from '../../../../generator/check/load-site.ts';
import { postFiles } from '../../../../generator/content/collections/files.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { machine } from '../../../support/environment.ts';
import { postsSite, writePostsSite } from '../../../support/posts-site.ts';
import { readSite } from '../../../support/read-site.ts';
import { renderSite } from '../../../support/rendered-site.ts';

const groups = [
  { name: 'reports', title: 'تقارير', text: 'تقارير المنصة.' },
  { name: 'notices', title: 'إعلانات' },
  { name: 'empty', title: 'خالٍ' },
];

/** @param categories of each post, in the order of the content */
function siteOf(own: string[][], blocks: object[] = []) {
  const site = postsSite();
  const { articles } = site.collections;
  const posts = articles.posts.map((post, index) => (own[index]?.length ? { ...post, groups: own[index] } : post));
  const [home, ...others] = site.routes;
  const routes = [{ ...home, blocks: [...(home?.blocks ?? []), ...blocks] }, ...others];
  return { ...site, routes, collections: { articles: { ...articles, perPage: 9, groups, posts } } };
}

describe('categories of posts', () => {
  let site: CheckedSite['site'];
  let htmlOf: (path: string) => string;
  beforeAll(async () => {
    const shown = { type: 'posts', heading: 'التقارير', collection: 'articles', group: 'reports' };
    const file = await writePostsSite(siteOf([['reports', 'notices'], ['reports'], []], [shown]));
    const checked = await readSite({ project: openProject(file) }, machine);
    site = checked.site;
    const { pages } = await renderSite(checked);
    htmlOf = (path) => pages.find(({ outputPath }) => outputPath === path)?.html ?? '';
  });
  const rowsOf = (html: string) =>
    [...html.matchAll(/<nav class="[^"]*" aria-label="(التصنيفات|الموضوعات)">(.*?)<\/nav>/gs)].map(([, name, row = '']) => [
      name,
      ...[...row.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, label]) => label),
    ]);

  test('have a page each with posts and description, unless empty', () => {
    const paths = site.routes.map(({ path }) => path).filter((path) => path.includes('/categories/'));
    expect(paths).toEqual(['/articles/categories/reports', '/articles/categories/notices']);
    const html = htmlOf('articles/categories/notices.html');
    expect(html.match(/<article/g)).toHaveLength(1);
    expect(htmlOf('articles/categories/reports.html').match(/<article/g)).toHaveLength(2);
    expect(htmlOf('articles/categories/reports.html')).toContain('تقارير المنصة.');
    expect(htmlOf('articles/categories/reports.html')).toContain('<h1>تقارير</h1>');
  });

  test('are listed above posts, before the tags, with one link to all', () => {
    const rows = [
      ['التصنيفات', 'الكل', 'تقارير', 'إعلانات'],
      ['الموضوعات', 'دراسات', 'فعاليات'],
    ];
    expect(rowsOf(htmlOf('articles.html'))).toEqual(rows);
    expect(rowsOf(htmlOf('articles/categories/notices.html'))).toEqual(rows);
    expect(htmlOf('articles/categories/notices.html')).toMatch(/aria-current="true"[^>]*>إعلانات</);
    expect(rowsOf(htmlOf('articles/tags/research.html'))).toEqual(rows);
  });

  test('filter a section, are linked from posts, and appear in structured data and the feed', () => {
    expect(
      htmlOf('index.html')
        .split('التقارير</h2>')[1]
        ?.match(/<article/g),
    ).toHaveLength(2);
    const article = htmlOf('articles/values-week.html');
    expect(article).toMatch(/href="\/articles\/categories\/reports">تقارير<\/a>\s*<a href="\/articles\/categories\/notices">/);
    expect(article).toContain('"articleSection":["تقارير","إعلانات"]');
    const feed = String(postFiles(site)[0]?.content);
    expect(feed).toContain('<category term="reports" label="تقارير"/>');
  });

  test('add nothing to pages of a site without them', async () => {
    const { pages } = await renderSite(await readSite({ project: openProject(await writePostsSite()) }, machine));
    for (const { html } of pages) expect(html).not.toMatch(/categories|التصنيفات|articleSection/);
  });
});

test('reports unknown, unused and repeated categories', async () => {
  const shown = { type: 'posts', heading: 'خبر', collection: 'articles', group: 'notes' };
  const file = await writePostsSite(siteOf([['report'], ['reports', 'reports'], []], [shown]));
  const { diagnostics } = await checkFile(openProject(file), machine);
  const reported = diagnostics
    .filter(({ code }) => /-name$/.test(code))
    .map(({ code, pointer, message }) => [code, pointer, message.en]);
  expect(reported).toEqual(
    expect.arrayContaining([
      ['unknown-name', '/routes/0/blocks/2/group', 'the collection has no category "notes".'],
      ['unknown-name', '/collections/articles/posts/0/groups/0', 'the collection has no category "report".'],
      ['unused-name', '/collections/articles/groups/1/name', 'nothing in the collection names the category "notices".'],
    ]),
  );
  expect(
    reported.some(([code, pointer]) => code === 'repeated-name' && pointer === '/collections/articles/posts/1/groups/1'),
  ).toBe(true);
});

test('omits sections without content', async () => {
  const written = siteOf(
    [['reports'], ['notices'], []],
    [
      {
        type: 'posts',
        heading: 'تقارير قادمة',
        collection: 'articles',
        group: 'reports',
        action: { label: 'كلها', href: '/articles' },
      },
      { type: 'posts', heading: 'إعلانات اليوم', collection: 'articles', group: 'notices' },
      ...['people', 'places', 'projects'].map((type) => ({
        type,
        heading: `قائمة ${type}`,
        from: { collection: type },
      })),
    ],
  );
  const { articles } = written.collections;
  const posts = articles.posts.map((post, index) => (index === 0 ? { ...post, draft: true } : post));
  const draft = (type: string, entry: object) => ({ type, entries: [{ name: 'one', title: 'اسم', draft: true, ...entry }] });
  const others = {
    people: draft('people', {}),
    places: draft('places', { address: 'الرياض' }),
    projects: draft('projects', {}),
  };
  const file = await writePostsSite({ ...written, collections: { articles: { ...articles, posts }, ...others } });
  const [built] = readEditions(await loadValidSite({ project: openProject(file) }, machine), 'ever');
  const { pages } = await renderSite(built ?? expect.unreachable());
  const html = pages.find(({ outputPath }) => outputPath === 'index.html')?.html ?? '';
  expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)).toEqual([
    'الجديد',
    'إعلانات اليوم',
    'روابط',
    'الصفحات',
  ]);
});
