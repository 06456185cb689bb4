import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkSite } from '../../generator/check/check.ts';
import { openProject } from '../../generator/common/project.ts';
import { Source } from '../../generator/json/source.ts';
import { createPlanner } from '../../generator/plan/plan.ts';
import { topicsOf } from '../../generator/plan/posts.ts';
import { pageAbove, pagesBelow } from '../../generator/site/pages-below.ts';
import type { PlannedPages } from '../../templates/planned/pages.ts';
import { fixtureSite } from '../support/build.ts';
import { machine } from '../support/machine.ts';
import { postsSite, writePostsSite } from '../support/posts-site.ts';
import { readSite } from '../support/read-site.ts';
import { renderSite } from '../support/rendered-site.ts';

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

test('pages below a page are those of the file in their order, without what search engines are asked not to show', () => {
  expect(shownOn('/book')).toEqual({ names: ['الأول', 'الثاني', 'الثالث'], previous: undefined, next: undefined });
  expect(shownOn('/')?.names).toEqual(['الأول', 'الثاني']);
});

test.each([
  ['/book/one', undefined, 'الثاني'],
  ['/book/two', 'الأول', 'الثالث'],
  ['/book/three', 'الثاني', undefined],
  ['/book/two/note', undefined, undefined],
  ['/book/hidden', undefined, undefined],
])('beside %s are %s and %s', (href, previous, next) => {
  expect(shownOn(href)).toEqual({ names: [], previous, next });
});

test('a page stands below the nearest that there is', () => {
  expect(pageAbove('/a/b/c', (path) => path === '/a')).toBe('/a');
  expect(pageAbove('/a', () => false)).toBe('/');
  const below = pagesBelow(['/', '/a', '/a/b/c', '/x/y'].map((path) => ({ path })));
  expect([...below].map(([path, pages]) => [path, pages.map((one) => one.path)])).toEqual([
    ['/', ['/a', '/x/y']],
    ['/a', ['/a/b/c']],
  ]);
});

test('what is shown so is linked, and nothing else', () => {
  const { diagnostics } = checkSite(new Source('site.json', JSON.stringify(book)), new Map());
  const lost = diagnostics.flatMap(({ code, pointer }) => (code === 'orphan-route' ? [pointer] : []));
  // The note is beside nothing.
  expect(lost).toEqual(['/routes/4/path', '/routes/7/path']);
});

test('of many tags those of most posts come first, with the one that is shown; of few all as they are written', () => {
  const tags = Array.from({ length: 15 }, (_, index) => `t${index}`);
  const latest = [['t14', 't3'], ['t14'], ['t3'], ['t14']].map((own) => ({ tags: own })) as Parameters<
    typeof topicsOf
  >[0]['latest'];
  const { first, others } = topicsOf({ latest }, tags, (tag) => tag === 't12');
  expect(first).toEqual(['t14', 't3', 't0', 't1', 't2', 't4', 't5', 't6', 't7', 't8', 't9', 't10', 't12']);
  expect(others).toEqual(['t11', 't13']);
  expect(topicsOf({ latest }, tags.slice(3), () => false)).toEqual({ first: tags.slice(3), others: [] });
});

test('the others are folded, without scripts', async () => {
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
