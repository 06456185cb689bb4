import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EditablePage, EditState, PlacedValue } from '../../../../generator/editor/document/protocol-state.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';
import { postsSite, writePostsSite } from '../../../support/posts-site.ts';

/** The posts of the examples below an Arabic address. */
const arabicSite = () => JSON.parse(JSON.stringify(postsSite()).replaceAll('"/articles', '"/أخبار-المنصة'));

const sites: [name: string, write: () => Promise<string>, path: RegExp][] = [
  ['under a base path', () => copiedSite('museum'), /^\/journal\/page\/2$/],
  ['with a page of its own for missing addresses', () => copiedSite('school'), /^\/news\/page\/2$/],
  ['that is searched', () => copiedSite('municipality'), /^\/search$/],
  ['with Arabic addresses', () => writePostsSite(arabicSite()), /^\/أخبار-المنصة\/page\/3$/],
];

describe.each(sites)('of a site %s the editor knows', (_, write, further) => {
  let editing: EditClient;
  let pages: EditablePage[];
  beforeAll(async () => {
    editing = await openEditing(await write());
    ({ pages } = await editing.get<EditState>('state'));
  });
  afterAll(() => editing.server.close());

  const answer = (address: string) => fetch(new URL(address, editing.server.url), { redirect: 'manual' });

  test('every page that links of any page lead to, by the address that the preview answers', async () => {
    const origin = new URL(editing.server.url).origin;
    const known = new Set(pages.map(({ address }) => new URL(address, origin).pathname));
    const found = new Set<string>();
    for (const { address } of pages) {
      const response = await answer(address);
      expect([address, response.status]).toEqual([address, 200]);
      const html = await response.text();
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) found.add(new URL(href, origin + address).href);
    }
    const own = [...found].map((href) => new URL(href)).filter((url) => url.origin === origin && !/\.\w+$/.test(url.pathname));
    const missing = own.map(({ pathname }) => pathname).filter((path) => !known.has(path) && !path.includes('/_'));
    expect([...new Set(missing)]).toEqual([]);
    // Tags, authors and further pages of lists among them.
    const kinds = new Set(pages.map(({ made }) => made));
    for (const kind of ['post', 'list', 'tag', 'author', 'not-found'] as const) expect(kinds).toContain(kind);
    expect(pages.map(({ path }) => path).filter((path) => further.test(path))).toHaveLength(1);
  });

  test('what each of them follows from, and its title', async () => {
    for (const { at, title, made } of pages) {
      const { value } = await editing.get<{ value: unknown }>(`value?at=${encodeURIComponent(`/${at.join('/')}`)}`);
      if (made !== 'not-found' && made !== 'search') expect(value).toBeTypeOf('object');
      expect(title).not.toBe('');
    }
    const posts = pages.filter(({ made }) => made === 'post');
    const first = posts[0] as EditablePage;
    const { value } = await editing.get<{ value: { title: string } }>(`value?at=${encodeURIComponent(`/${first.at.join('/')}`)}`);
    expect(value.title).toBe(first.title);
    const list = pages.find(({ made }) => made === 'list') as EditablePage;
    expect(list.lists?.length).toBeGreaterThan(0);
  });

  test('which pages show a text of a post, and no others', async () => {
    const pointersOf = async ({ address }: EditablePage) => {
      const html = await (await answer(address)).text();
      return new Set([...html.matchAll(/ data-pointer="([^"]+)"/g)].map(([, pointer]) => pointer));
    };
    const written = pages.filter(({ made }) => made !== 'not-found');
    const shown = await Promise.all(written.map(async (page) => ({ path: page.path, pointers: await pointersOf(page) })));
    const posts = pages.filter(({ made }) => made === 'post').slice(0, 4);
    const counts: number[] = [];
    for (const pointer of posts.flatMap(({ at }) => ['title', 'summary', 'body/0'].map((key) => `/${at.join('/')}/${key}`))) {
      const { alsoOn } = await editing.get<PlacedValue>(`value?at=${encodeURIComponent(pointer)}`);
      const expected = shown.flatMap(({ path, pointers }) => (pointers.has(pointer) ? [path] : []));
      expect([pointer, ...alsoOn.map(({ path }) => path)]).toEqual([pointer, ...expected]);
      counts.push(expected.length);
    }
    // A paragraph is on one page, a title also in lists.
    expect(Math.max(...counts)).toBeGreaterThan(2);
    expect(counts).toContain(1);
  });
});

test('a text filled into words of the interface does not lead to those words', async () => {
  const { server } = await openEditing(await copiedSite('school'));
  const html = await (await fetch(new URL('contact', server.url))).text();
  await server.close();
  expect(html).toContain('data-pointer="/site/labels/places/hours"');
  expect(html.includes('/site/labels/places/range')).toBe(false);
});
