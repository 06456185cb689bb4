import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../generator/core/json/value.ts';
import { get, items } from '../../../../generator/core/json/walk.ts';
import { assembled, errorsIn, linkTo, outlineWith, page, paragraph, post } from './sources.ts';

const routeOf = (site: unknown, path: string) => items(get(site, 'routes')).find((route) => get(route, 'path') === path);
const bodyOf = (site: unknown, path: string) => JSON.stringify(get(routeOf(site, path), 'blocks'));
const collectionOf = (site: unknown, key: string) => get(get(site, 'collections'), key);
const namesIn = (collection: unknown, key: string) => items(get(collection, key)).map((one) => get(one, 'name'));

const outline = outlineWith({
  terms: [
    {
      taxonomy: 'category',
      name: 'أخبار',
      title: 'أخبار',
      description: 'كل **جديد**.',
      addresses: ['/category/أخبار/', '/?cat=3'],
    },
  ],
  authors: [{ name: 'sara', title: 'سارة العلي', addresses: ['/author/sara/'] }],
  home: '1',
});

const documents = [
  page({ id: '1', title: 'الرئيسية', addresses: ['/', '/?page_id=1'] }),
  page({
    id: '2',
    title: 'من نحن',
    addresses: ['/من-نحن/', '/?page_id=2'],
    blocks: [linkTo('http://amal.org:80/?p=3&utm_source=x'), linkTo('https://www.amal.org/wp-admin/')],
  }),
  page({ id: '4', title: 'الفريق', addresses: ['/?page_id=4'], parent: '2', summary: 'أعضاء الفريق.' }),
  post({
    id: '3',
    title: 'أول خبر',
    addresses: ['/2024/03/أول-خبر/', '/?p=3', '/old-slug/'],
    categories: ['أخبار'],
    authors: ['sara'],
    isPinned: true,
  }),
  post({ id: '5', title: 'لاحق', status: 'scheduled', date: '2027-01-01T09:00:00+03:00', addresses: ['/?p=5'] }),
  post({ id: '6', title: 'مسودة', status: 'draft', addresses: ['/?p=6'] }),
];

describe('pages and posts', async () => {
  const { site, addresses } = await assembled(outline, documents);
  const blog = collectionOf(site, 'blog');
  const posts = new Map(items(get(blog, 'posts')).map((one) => [get(one, 'name'), one as JsonObject]));
  const outcomes = Object.fromEntries(
    addresses.map(({ from, outcome, to }) => [from, to === undefined ? outcome : `${outcome} ${to}`]),
  );

  test('pass the check', () => {
    expect(errorsIn(site)).toEqual([]);
    expect(Object.keys(site)).toEqual(['$schema', 'site', 'header', 'footer', 'collections', 'routes', 'redirects']);
  });

  test('keep their paths, dates, terms and authors', () => {
    expect(items(get(site, 'routes')).map((route) => get(route, 'path'))).toEqual(['/', '/من-نحن', '/من-نحن/al-fariq']);
    expect(posts.get('awwal-khabar')).toMatchObject({
      date: '2024-03-05T10:00+03:00',
      groups: ['akhbar'],
      authors: ['sara'],
      pinned: true,
    });
    expect(get(blog, 'groups')).toEqual([{ name: 'akhbar', title: 'أخبار', text: expect.stringContaining('جديد') }]);
  });

  test('are drafts or appear later as they did', () => {
    expect(posts.get('lahiq')).toMatchObject({ date: '2027-01-01T09:00+03:00' });
    expect(posts.get('muswadda') ?? [...posts.values()].find(({ draft }) => draft)).toMatchObject({ draft: true });
  });

  test('have descriptions of their first sentences, and summaries as they were', () => {
    expect(get(routeOf(site, '/من-نحن/al-fariq'), 'description')).toBe('أعضاء الفريق.');
    expect(get(posts.get('awwal-khabar'), 'summary')).toBe('نص الصفحة في جملة واحدة تكفي لوصفها عند من يبحث عنها.');
  });

  test('link to the new addresses of pages, whatever form the old address had', () => {
    expect(bodyOf(site, '/من-نحن')).toContain('](/blog/awwal-khabar)');
    expect(bodyOf(site, '/من-نحن')).not.toContain('wp-admin');
  });

  test('answer every old address', () => {
    expect(outcomes).toEqual({
      '/': 'route /',
      '/?page_id=1': 'movedFrom /',
      '/من-نحن/': 'route /من-نحن',
      '/?page_id=2': 'movedFrom /من-نحن',
      '/?page_id=4': 'movedFrom /من-نحن/al-fariq',
      '/2024/03/أول-خبر/': 'movedFrom /blog/awwal-khabar',
      '/?p=3': 'movedFrom /blog/awwal-khabar',
      '/old-slug/': 'movedFrom /blog/awwal-khabar',
      '/?p=5': 'movedFrom /blog/lahiq',
      '/?p=6': expect.stringMatching(/^movedFrom /),
      '/category/أخبار/': 'redirect /blog/categories/akhbar',
      '/?cat=3': 'redirect /blog/categories/akhbar',
      '/author/sara/': 'redirect /blog/authors/sara',
      '/feed': 'redirect /blog/feed.atom',
      '/?feed=rss2': 'redirect /blog/feed.atom',
      '/comments/feed': expect.stringMatching(/^gone/),
    });
  });

  test('answer further pages of old lists', async () => {
    const posts = Array.from({ length: 21 }, (_, index) =>
      post({ id: `9${index}`, title: `خبر ${index}`, addresses: [`/n-${index}/`], ...(index < 11 && { categories: ['أخبار'] }) }),
    );
    const { addresses: all } = await assembled(outline, posts);
    const pages = all.filter(({ from }) => from.includes('/page/')).map(({ from, to }) => [from, to]);
    expect(pages).toEqual([
      ['/page/2/', '/blog'],
      ['/page/3/', '/blog'],
      ['/category/أخبار/page/2/', '/blog/categories/akhbar'],
    ]);
  });

  test('are the same for the same source', async () => {
    expect(JSON.stringify((await assembled(outline, documents)).site)).toBe(JSON.stringify(site));
  });

  test('keep their names when documents are added', async () => {
    const more = post({ id: '9', title: 'أول خبر', date: '2026-05-05', addresses: ['/أول-خبر/'] });
    const later = await assembled(outline, [more, ...documents]);
    const names = namesIn(collectionOf(later.site, 'blog'), 'posts');
    expect(names).toContain('awwal-khabar-2');
    const old = items(get(collectionOf(later.site, 'blog'), 'posts')).find((one) => get(one, 'name') === 'awwal-khabar');
    expect(get(old, 'date')).toBe('2024-03-05T10:00+03:00');
  });
});

describe('hostile and incomplete sources', () => {
  test('become sites with made-up parts that are marked', async () => {
    const { site } = await assembled(outlineWith({ name: '', address: 'http://localhost' }), [page({ title: '', blocks: [] })]);
    expect(errorsIn(site)).toEqual([]);
    expect(get(get(site, 'site'), 'name')).toMatch(/^\(نص مؤقت\)/);
    expect(get(get(site, 'site'), 'url')).toBe('https://www.example.com');
    expect(get(routeOf(site, '/'), 'placeholder')).toBe(true);
  });

  test('may have cycles of parents, equal slugs and 300 categories', async () => {
    const terms = Array.from({ length: 300 }, (_, index) => ({
      ...{ taxonomy: 'category' as const, name: `قسم-${index}`, title: `قسم ${index}`, addresses: [`/category/${index}/`] },
    }));
    const { site, addresses } = await assembled(outlineWith({ terms }), [
      page({ id: '1', title: 'أ', parent: '2', addresses: ['/?page_id=1'] }),
      page({ id: '2', title: 'ب', parent: '1', addresses: ['/?page_id=2'] }),
      page({ id: '3', addresses: ['/same/'] }),
      page({ id: '4', addresses: ['/same/'] }),
      ...terms.map(({ name }, index) =>
        post({ id: String(100 + index), title: 'خبر', addresses: [`/${index}/`], categories: [name] }),
      ),
    ]);
    expect(errorsIn(site)).toEqual([]);
    expect(new Set(namesIn(collectionOf(site, 'blog'), 'groups')).size).toBe(300);
    expect(new Set(namesIn(collectionOf(site, 'blog'), 'posts')).size).toBe(300);
    expect(addresses.flatMap(({ from, outcome }) => (outcome === 'gone' ? [from] : []))).toEqual(['/comments/feed']);
    expect(items(get(site, 'routes')).map((route) => get(route, 'path'))).toEqual(expect.arrayContaining(['/same', '/same-2']));
  });

  test('keep comments and fields in the content', async () => {
    const fields = { السعر: '50 ريالًا' };
    const comments = [{ author: 'نورة', date: '2024-01-01', text: 'أحسنتم.' }];
    const { site } = await assembled(outlineWith(), [
      page({ title: 'دورة', addresses: ['/course/'], fields, comments, blocks: [paragraph('نص')] }),
    ]);
    const body = bodyOf(site, '/course');
    for (const words of ['السعر', '50 ريالًا', 'التعليقات', 'أحسنتم.', 'نورة']) expect(body).toContain(words);
    expect(errorsIn(site)).toEqual([]);
  });
});
