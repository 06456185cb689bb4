import { expect, test } from 'vitest';
import { get, items } from '../../../../../generator/core/json/walk.ts';
import { importTemporarily } from '../../../../support/import-site.ts';
import { type Files, writeFolder } from '../../../../support/markdown-folder.ts';

const config = `baseURL = "https://example.org/"
languageCode = "ar"
title = "مدونة"
[[menu.main]]
name = "المقالات"
url = "/posts/"
`;

const post = (number: number) => `---\ntitle: خبر ${number}\ndate: 2024-01-0${number}\n---\nنص الخبر ${number}.\n`;

const files: Files = {
  'hugo.toml': config,
  'content/about.md': '---\ntitle: عني\n---\nنص عني. [المقالات](/posts/)\n',
  'content/posts/n1.md': post(1),
  'content/posts/n2.md': post(2),
};

const dated = `${config}[permalinks]\nposts = "/:year/:slug/"\n`;

const listPage = (text: string) => `---\ntitle: كل المقالات\n---\n${text}`;

/** What leads to the posts of a site: menu, collection, blocks of its pages, link of a page. */
async function listsOf(more: Files) {
  const { conversion, diagnostics, account } = await importTemporarily(writeFolder({ ...files, ...more }));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(account?.isBalanced).toBe(true);
  const { site } = conversion;
  const [collection] = Object.values(get(site, 'collections') as object);
  const pages = items(get(site, 'routes')).map((page): [unknown, unknown[]] => [
    get(page, 'path'),
    items(get(page, 'blocks')).map((block) => get(block, 'type')),
  ]);
  return {
    menu: items(get(get(site, 'header'), 'links')).map((link) => get(link, 'href')),
    list: [get(collection, 'path'), get(collection, 'title')],
    pages: Object.fromEntries(pages.map(([path, blocks]) => [String(path), blocks.join(' ')])),
    text: JSON.stringify(site),
  };
}

test.each([
  ['that only Hugo writes', {}, 'المدونة'],
  ['of posts with dated addresses', { 'hugo.toml': dated }, 'المدونة'],
  ['whose page is a title', { 'hugo.toml': dated, 'content/posts/_index.md': listPage('') }, 'كل المقالات'],
])(
  'a list of posts %s has its address',
  async (_, more: Files, title) => {
    const { menu, list, text } = await listsOf(more);
    expect(menu).toEqual(['/posts']);
    expect(list).toEqual(['/posts', title]);
    expect(text).toContain('[المقالات](/posts)');
    expect(text).toContain('{"from":"/index.xml","to":"/posts/feed.atom"}');
  },
  120_000,
);

test('a list of posts with a text of its own, and a home page, show the posts', async () => {
  const { menu, list, pages } = await listsOf({
    'content/posts/_index.md': listPage('مقدمة القائمة.'),
    'content/_index.md': '---\ntitle: أهلا\n---\nمقدمة الموقع.',
  });
  expect(menu).toEqual(['/posts']);
  expect(list).toEqual(['/blog', 'المدونة']);
  expect(pages).toMatchObject({ '/': 'banner prose posts', '/posts': 'banner prose posts', '/about': 'banner prose' });
}, 120_000);
