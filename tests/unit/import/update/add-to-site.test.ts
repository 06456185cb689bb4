import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../generator/core/json/value.ts';
import { addToSite, missingLanguages } from '../../../../generator/import/update/add-to-site.ts';
import { replaceContent } from '../../../../generator/import/update/replace-content.ts';

const page = (path: string, title: string, more: JsonObject = {}): JsonObject => ({ path, title, blocks: [], ...more });

const posts = (path: string, ...names: string[]): JsonObject => ({
  ...{ type: 'posts', path, title: 'الأخبار', description: '…' },
  posts: names.map((name) => ({ name, title: name, date: '2024-05-01', body: [] })),
});

const mine: JsonObject = {
  site: { name: 'جمعيتنا', url: 'https://ours.org', language: 'ar', theme: { look: 'calm' } },
  header: { links: [] },
  collections: { news: posts('/news', 'first') },
  routes: [page('/', 'الرئيسية'), page('/about', 'عنا', { movedFrom: ['/old-about'] })],
};

const old = (more: JsonObject): JsonObject => ({
  site: { name: 'القديم', url: 'https://old.org', language: 'ar' },
  header: { links: [{ label: 'القديم', href: '/history' }] },
  footer: {},
  routes: [page('/', 'الرئيسية القديمة')],
  ...more,
});

describe('adding an old site', () => {
  test('brings pages and redirects to free addresses, and names what is taken', () => {
    const theirs = old({
      routes: [page('/', 'القديمة'), page('/About', 'عنهم'), page('/history', 'التاريخ', { movedFrom: ['/about', '/?p=3'] })],
      redirects: [
        { from: '/old-about', to: '/history' },
        { from: '/feed', to: '/history' },
      ],
    });
    const { value, pages, left } = addToSite(mine, theirs);
    expect([pages, left]).toEqual([
      1,
      [
        { title: 'القديمة', address: '/' },
        { title: 'عنهم', address: '/About' },
      ],
    ]);
    expect(value.routes).toEqual([...(mine.routes as JsonObject[]), page('/history', 'التاريخ', { movedFrom: ['/?p=3'] })]);
    expect(value.redirects).toEqual([{ from: '/feed', to: '/history' }]);
    expect([value.site, value.header]).toEqual([mine.site, mine.header]);
  });

  test('adds posts to the list at the same address, by name', () => {
    const { value, items, left } = addToSite(mine, old({ collections: { blog: posts('/news', 'first', 'second') } }));
    const { news } = value.collections as Record<string, { posts: { name: string }[] }>;
    expect([Object.keys(value.collections as object), news?.posts.map(({ name }) => name)]).toEqual([
      ['news'],
      ['first', 'second'],
    ]);
    expect([items, left[0]]).toEqual([1, { title: 'first', address: 'first' }]);
  });

  test('gives other lists a free name and address, with all that leads there', () => {
    const theirs = old({
      collections: { news: posts('/about', 'post') },
      routes: [
        page('/x', 'س', {
          blocks: [
            { type: 'posts', collection: 'news' },
            { type: 'prose', body: ['اقرأ [الخبر](/about/post).'] },
          ],
        }),
      ],
    });
    const { value } = addToSite(mine, theirs);
    expect(Object.keys(value.collections as object)).toEqual(['news', 'news-2']);
    expect(JSON.stringify(value.collections)).toContain('"path":"/about-2"');
    expect((value.routes as JsonObject[]).at(-1)?.blocks).toEqual([
      { type: 'posts', collection: 'news-2' },
      { type: 'prose', body: ['اقرأ [الخبر](/about-2/post).'] },
    ]);
  });

  test('needs the languages of the old site', () => {
    const both = old({ site: { name: 'x', url: 'https://old.org', languages: ['ar', 'en'] } });
    const regional = old({ site: { name: 'x', url: 'https://old.org', language: 'ar-SA' } });
    expect(missingLanguages(mine, regional)).toEqual([]);
    expect([missingLanguages(mine, both), missingLanguages(both, mine), missingLanguages(mine, mine)]).toEqual([['en'], [], []]);
  });
});

describe('putting an old site in the place of the content', () => {
  test('keeps settings, but for examples and content', () => {
    const example = { ...mine, site: { ...(mine.site as JsonObject), url: 'https://www.example.com' } };
    expect(replaceContent(example, old({}))).toEqual({
      ...old({}),
      site: { name: 'جمعيتنا', url: 'https://old.org', language: 'ar', theme: { look: 'calm' } },
    });
  });
});
