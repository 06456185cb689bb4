import { expect, test } from 'vitest';
import { get, items } from '../../../../../generator/core/json/walk.ts';
import { importTemporarily } from '../../../../support/import-site.ts';
import { readFolder, writeFolder } from '../../../../support/markdown-folder.ts';

const today = '2026-03-01';

const post = (title: string, fields: string) => `---\ntitle: ${title}\n${fields}\n---\nنص ${title}.\n`;

const hugo = {
  'hugo.toml': 'baseURL = "https://example.org/"\nlanguageCode = "ar"\ntitle = "مدونة"',
  'content/_index.md': '---\ntitle: مدونة\n---\nأهلا. [قادم](/posts/coming/) [مؤقت](/posts/short/) [قديم](/posts/old/)',
  'content/posts/coming.md': post('قادم', 'date: 2026-01-01\npublishDate: 2031-01-01'),
  'content/posts/later.md': post('لاحق', 'date: 2027-05-05T10:00:00'),
  'content/posts/short.md': post('مؤقت', 'date: 2026-01-01\nexpiryDate: 2035-01-01'),
  'content/posts/over.md': post('منته', 'date: 2020-01-01\nexpiryDate: 2021-01-01'),
  'content/posts/old.md': post('قديم', 'date: 2020-01-01\npublishDate: 2020-01-02'),
};

test('what Hugo publishes later, or no longer, waits in the site too', async () => {
  const { conversion, diagnostics, account } = await importTemporarily(writeFolder(hugo), { today });
  const [collection] = Object.values(get(conversion.site, 'collections') as object);
  const posts = items(get(collection, 'posts')).map((one) =>
    ['title', 'date', 'until', 'draft'].map((key) => JSON.stringify(get(one, key))),
  );
  expect(Object.fromEntries(posts.map(([title = '', ...times]) => [JSON.parse(title).ar ?? JSON.parse(title), times]))).toEqual({
    قادم: ['"2031-01-01T00:00Z"', undefined, undefined],
    لاحق: ['"2027-05-05T10:00Z"', undefined, undefined],
    مؤقت: ['"2026-01-01"', '"2035-01-01T00:00Z"', undefined],
    منته: ['"2020-01-01"', undefined, 'true'],
    قديم: ['"2020-01-02"', undefined, undefined],
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(account?.isBalanced).toBe(true);
}, 120_000);

test('later posts of Jekyll wait, unless it publishes them; pages do not', async () => {
  const files = {
    '_posts/2031-01-01-x.md': '---\ntitle: قادم\n---\nنص',
    'a.md': '---\ntitle: صفحة\ndate: 2031-01-01\n---\nنص',
  };
  const waiting = await readFolder(writeFolder({ ...files, '_config.yml': 'title: أ\n' }), { today });
  expect(waiting.documents['_posts/2031-01-01-x.md']).toMatchObject({ status: 'scheduled', date: '2031-01-01T00:00Z' });
  expect(waiting.documents['a.md']).toMatchObject({ status: 'published' });
  const early = await readFolder(writeFolder({ ...files, '_config.yml': 'title: أ\nfuture: true\n' }), { today });
  expect(early.documents['_posts/2031-01-01-x.md']).toMatchObject({ status: 'published' });
});
