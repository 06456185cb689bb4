import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkSite } from '../../../../generator/check/check.ts';
import { checkFile } from '../../../../generator/check/check-file.ts';
import { pageAbove, pagesBelow } from '../../../../generator/content/site/pages-below.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { createPlanner } from '../../../../generator/pages/plan/plan.ts';
import { topicsOf } from '../../../../generator/pages/plan/post-list-head.ts';
import type { PlannedPages } from '../../../../templates/model/planned/pages.ts';
import { fixtureSite } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { withEnglishPage, writeLanguages } from '../../../support/languages-site.ts';
import { postsSite, writePostsSite } from '../../../support/posts-site.ts';
import { readSite } from '../../../support/read-site.ts';
import { renderSite } from '../../../support/rendered-site.ts';

const minimal = JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));
const [home] = minimal.routes;

const page = (path: string, title: string, ...blocks: object[]) => ({
  path,
  title,
  description: `عن ${title}.`,
  blocks: [{ type: 'notice', icon: 'compass', heading: title, text: ['نص.'], titled: true }, ...blocks],
});

const around = { type: 'pages', look: 'around' };
const book = {
  ...minimal,
  routes: [
    { ...home, blocks: [...home.blocks, { type: 'pages', of: '/book', most: 2 }] },
    page('/book', 'الكتاب', { type: 'pages', look: 'contents' }),
    page('/book/one', 'الأول', around),
    page('/book/two', 'الثاني', around),
    page('/book/two/note', 'حاشية', around),
    { ...page('/book/hidden', 'مخفية', around), listed: false },
    page('/book/three', 'الثالث', around),
    page('/lost/deep', 'ضائعة'),
  ],
};

const read = await readSite({ project: openProject(await writePostsSite(book)) }, machine);
const planned = createPlanner(read.site, read.assets).planAll();
const shownOn = (href: string) => {
  const block = planned.find((one) => one.href === href)?.blocks.find(({ type }) => type === 'pages') as PlannedPages | undefined;
  return (
    block && {
      names: block.pages.map(({ label }) => label),
      previous: block.around?.previous?.label,
      next: block.around?.next?.label,
    }
  );
};

test('lists listed child pages in file order', () => {
  expect(shownOn('/book')).toEqual({ names: ['الأول', 'الثاني', 'الثالث'], previous: undefined, next: undefined });
  expect(shownOn('/')?.names).toEqual(['الأول', 'الثاني']);
});

test.each([
  ['/book/one', undefined, 'الثاني'],
  ['/book/two', 'الأول', 'الثالث'],
  ['/book/three', 'الثاني', undefined],
  ['/book/two/note', undefined, undefined],
  ['/book/hidden', undefined, undefined],
])('has beside %s the pages %s and %s', (href, previous, next) => {
  expect(shownOn(href)).toEqual({ names: [], previous, next });
});

test('treats the nearest existing ancestor as parent', () => {
  expect(pageAbove('/a/b/c', (path) => path === '/a')).toBe('/a');
  expect(pageAbove('/a', () => false)).toBe('/');
  const below = pagesBelow(['/', '/a', '/a/b/c', '/x/y'].map((path) => ({ path })));
  expect([...below].map(([path, pages]) => [path, pages.map((one) => one.path)])).toEqual([
    ['/', ['/a', '/x/y']],
    ['/a', ['/a/b/c']],
  ]);
});

test('counts shown child pages as linked, and no others', () => {
  const { diagnostics } = checkSite(new Source('site.json', JSON.stringify(book)), new Map());
  const orphans = diagnostics.flatMap(({ code, pointer }) => (code === 'orphan-route' ? [pointer] : []));
  // The note has no adjacent pages.
  expect(orphans).toEqual(['/routes/4/path', '/routes/7/path']);
});

test('shows the most used of many tags and the current one first, and a few tags in written order', () => {
  const tags = Array.from({ length: 15 }, (_, index) => `t${index}`);
  const latest = [['t14', 't3'], ['t14'], ['t3'], ['t14']].map((own) => ({ tags: own })) as Parameters<
    typeof topicsOf
  >[0]['latest'];
  const { first, others } = topicsOf({ latest }, tags, (tag) => tag === 't12');
  expect(first).toEqual(['t14', 't3', 't0', 't1', 't2', 't4', 't5', 't6', 't7', 't8', 't9', 't10', 't12']);
  expect(others).toEqual(['t11', 't13']);
  expect(topicsOf({ latest }, tags.slice(3), () => false)).toEqual({ first: tags.slice(3), others: [] });
});

test('folds the other tags without scripts', async () => {
  const site = postsSite();
  const { articles } = site.collections;
  const tags = Array.from({ length: 14 }, (_, index) => ({ name: `t-${index}`, title: `وسم ${index}` }));
  const posts = articles.posts.map((post) => ({ ...post, tags: tags.map(({ name }) => name) }));
  const file = await writePostsSite({ ...site, collections: { articles: { ...articles, tags, posts, perPage: 9 } } });
  const { pages } = await renderSite(await readSite({ project: openProject(file) }, machine));
  const html = pages.find(({ outputPath }) => outputPath === 'articles.html')?.html ?? '';
  const [shown = '', folded = ''] = html.split('<summary>موضوعات أخرى</summary>');
  expect([shown.match(/وسم \d+<\/a>/g), folded.match(/وسم \d+<\/a>/g)].map((links) => links?.length)).toEqual([12, 2]);
  expect(html).toContain('<details>');
});

test('lists pages below a post with links back and to each other', async () => {
  const content = postsSite();
  const [post] = content.collections.articles.posts;
  const path = `${content.collections.articles.path}/${post?.name}`;
  const routes = [
    ...content.routes,
    page(`${path}/one`, 'الأول', around),
    page(`${path}/two`, 'الثاني', around),
    page('/list', 'القائمة', { type: 'pages', of: path }),
  ];
  const project = openProject(await writePostsSite({ ...content, routes }));
  const { site, assets } = await readSite({ project }, machine);
  const pages = createPlanner(site, assets).planAll();
  const planOf = (href: string) => pages.find((one) => one.href === href);
  const blockOf = (href: string) => planOf(href)?.blocks.find(({ type }) => type === 'pages') as PlannedPages | undefined;
  expect(blockOf('/list')?.pages.map(({ label }) => label)).toEqual(['الأول', 'الثاني']);
  expect(blockOf(`${path}/one`)?.around?.next?.label).toBe('الثاني');
  expect(planOf(`${path}/two`)?.breadcrumb.at(-2)).toEqual({ label: post?.title, href: path });
  const { diagnostics } = await checkFile(project, machine);
  expect(diagnostics.filter(({ code }) => code === 'no-pages')).toEqual([]);
});

test('reports unlisted child pages as the reason for an empty list', () => {
  const routes = [{ ...page('/list/one', 'الأول'), listed: false }, page('/list', 'القائمة', { type: 'pages' })];
  const { diagnostics } = checkSite(
    new Source('site.json', JSON.stringify({ ...book, routes: [...book.routes, ...routes] })),
    new Map(),
  );
  const reported = diagnostics.filter(({ code }) => code === 'no-pages').map(({ message }) => message.en);
  expect(reported).toContain('pages below "/list" have "listed": false: there is none to show, and the block does not appear.');
});

test('reports in a multilingual site only what is empty in every language', async () => {
  const content = withEnglishPage();
  const both = (title: string) => ({ ar: title, en: title });
  const pageIn = (path: string, title: object, ...blocks: object[]) => ({
    ...page(path, '', ...blocks),
    title,
    description: title,
  });
  content.routes.push(
    pageIn('/list', both('list'), { type: 'pages' }),
    pageIn('/list/one', { ar: 'one' }),
    pageIn('/empty', both('empty'), { type: 'pages' }),
  );
  const { diagnostics } = await checkFile(openProject(await writeLanguages(content)), machine);
  const reported = diagnostics.filter(({ code }) => code === 'no-pages').map(({ parameters }) => parameters.found);
  expect(reported).toEqual(['/empty']);
});
