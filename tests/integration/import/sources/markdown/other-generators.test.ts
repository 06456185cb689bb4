import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isMarkdownFolder } from '../../../../../generator/import/sources/markdown/markdown.ts';
import { addressesIn, menuLines, readFolder, writeFolder } from '../../../../support/markdown-folder.ts';

test('reads Starlight', async () => {
  const { outline, documents } = await readFolder(
    writeFolder({
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
export default defineConfig({
  site: 'https://docs.example',
  integrations: [starlight({
    title: 'الدليل',
    defaultLocale: 'root',
    locales: { root: { label: 'العربية', lang: 'ar' }, en: { label: 'English' } },
    sidebar: [{ label: 'البدء', items: ['start/first', { label: 'صفحة', link: '/second/' }] }, { label: 'مرجع', autogenerate: { directory: 'ref' } }],
  })],
});`,
      'src/content/docs/index.mdx':
        '---\ntitle: أهلا\n---\nimport { Card } from "@astrojs/starlight/components";\n\n<Card title="بطاقة">نص</Card>',
      'src/content/docs/start/first.md':
        '---\ntitle: الأولى\n---\n:::note[تنبيه]\n[ثانية](../../second/#x) ![ص](../../../assets/a.png)\n:::',
      'src/content/docs/second.md': '---\ntitle: الثانية\nslug: second\n---\nنص {غير معبر}',
      'src/content/docs/ref/b.md': '---\ntitle: ب\nsidebar:\n  order: 1\n---\nنص',
      'src/content/docs/ref/a.md': '---\ntitle: أ\nsidebar:\n  order: 2\n  label: ألف\n---\nنص',
      'src/content/docs/en/second.md': '---\ntitle: Second\n---\nText',
      'src/assets/a.png': 'png',
    }),
  );
  expect(outline).toMatchObject({
    generator: 'Starlight',
    name: 'الدليل',
    address: 'https://docs.example',
    languages: ['ar', 'en'],
    home: 'src/content/docs/index.mdx',
  });
  const [ar, en] = outline.menus;
  expect(menuLines(ar?.items ?? [])).toEqual([
    'البدء',
    '  الأولى src/content/docs/start/first.md',
    '  صفحة src/content/docs/second.md',
    'مرجع',
    '  ب src/content/docs/ref/b.md',
    '  ألف src/content/docs/ref/a.md',
  ]);
  expect(en?.language).toBe('en');
  expect(documents['src/content/docs/en/second.md']).toMatchObject({
    language: 'en',
    translationGroup: 'second',
    addresses: ['/en/second/'],
  });
  expect(addressesIn(documents['src/content/docs/start/first.md']?.blocks)).toEqual(['/second/#x', '/src/assets/a.png']);
  expect(documents['src/content/docs/second.md']?.blocks).toEqual([
    { type: 'paragraph', children: [{ type: 'text', value: 'نص {غير معبر}' }] },
  ]);
});

test('reads Eleventy', async () => {
  const { outline, documents } = await readFolder(
    writeFolder({
      'eleventy.config.js': "export default function (config) { return { dir: { input: 'src' } }; }",
      'src/_data/metadata.json': '{ "title": "دفتر", "url": "https://d.example/", "language": "ar" }',
      'src/index.md': '---\ntitle: الرئيسة\neleventyNavigation:\n  key: الرئيسة\n  order: 1\n---\n{{ collections.posts | size }}',
      'src/about.md': '---\ntitle: عن\neleventyNavigation:\n  key: عن\n  order: 2\n  parent: الرئيسة\n---\n[مقال](/posts/خبر/)',
      'src/posts/posts.json': '{ "tags": ["posts"], "author": "ليلى" }',
      'src/posts/2022-01-02-خبر.md': '---\ntitle: خبر\ntags: [أ]\n---\nنص',
      'src/posts/آخر.md': '---\ntitle: آخر\ndate: 2022-05-06\npermalink: "/{{ title | slugify }}/index.html"\n---\nنص',
      'src/feed.md': '---\npermalink: false\n---\nنص',
      'src/posts/خبر.11tydata.json': '{}',
    }),
  );
  expect(outline).toMatchObject({ generator: 'Eleventy', name: 'دفتر', address: 'https://d.example', languages: ['ar'] });
  expect(outline.menus.map(({ items }) => menuLines(items))).toEqual([['الرئيسة src/index.md', '  عن src/about.md']]);
  expect(documents['src/posts/2022-01-02-خبر.md']).toMatchObject({
    kind: 'post',
    type: 'posts',
    tags: ['أ'],
    authors: ['ليلى'],
    date: '2022-01-02',
    addresses: ['/posts/خبر/'],
  });
  expect(documents['src/posts/آخر.md']).toMatchObject({ addresses: ['/آخر/'], date: '2022-05-06' });
  expect(documents['src/feed.md']).toBeUndefined();
  expect(documents['src/index.md']?.losses.omissions).toMatchObject([{ reason: 'shortcode', name: '{{ collections.posts }}' }]);
});

test('reads MkDocs', async () => {
  const { outline, documents } = await readFolder(
    writeFolder({
      'mkdocs.yml':
        'site_name: الدليل\nsite_url: https://m.example/guide/\ntheme:\n  language: ar\nmarkdown_extensions:\n  - x: !!python/name:a.b\nnav:\n  - index.md\n  - البدء:\n      - تثبيت: start/install.md\n      - خارجي: https://x.example\n',
      'docs/index.md': '# أهلا\n\n!!! warning "انتبه"\n    [تثبيت](start/install.md)',
      'docs/start/install.md':
        '# تثبيت\n\n=== "لينكس"\n\n    ```sh\n    apt\n      x\n    ```\n\n![ص](../img/a.png){ width="300" }',
      'docs/img/a.png': 'png',
    }),
  );
  expect(outline).toMatchObject({ generator: 'MkDocs', name: 'الدليل', address: 'https://m.example/guide', languages: ['ar'] });
  expect(outline.menus.map(({ items }) => menuLines(items))).toEqual([
    ['أهلا docs/index.md', 'البدء', '  تثبيت docs/start/install.md', '  خارجي https://x.example'],
  ]);
  expect(addressesIn(documents['docs/index.md']?.blocks)).toEqual(['/guide/start/install/']);
  expect(documents['docs/start/install.md']).toMatchObject({
    addresses: ['/guide/start/install/'],
    blocks: [
      { type: 'tabs', tabs: [{ label: 'لينكس', blocks: [{ type: 'code', text: 'apt\n  x' }] }] },
      { type: 'picture', picture: { address: '/guide/img/a.png' } },
    ],
  });
});

test('reads plain folders, and nothing outside of them', async () => {
  const root = writeFolder({
    'README.md': '# الرئيسة\n\n[[ملاحظة|هنا]] ![[صورة.png]] [ملف](ملفات/a.pdf) [خارج](../../secret.md) ![خارج](../../secret.png)',
    'أفكار/ملاحظة.md': '﻿---\r\ntitle: ملاحظة\r\n---\r\nنص [الرئيسة](../README.md)\r\n',
    'قديم.md': Buffer.from('# \xda\xe4\xe6\xc7\xe4\n\n\xe4\xd5', 'latin1'),
    'أفكار/صورة.png': 'png',
    'ملفات/a.pdf': 'pdf',
  });
  symlinkSync('/etc/hostname', join(root, 'link.md'));
  symlinkSync('/etc', join(root, 'etc'));
  const { outline, documents } = await readFolder(root);
  expect(outline.losses.omissions.map(({ reason, name }) => [reason, name])).toEqual([
    ['unsafe', 'etc'],
    ['unsafe', 'link.md'],
  ]);
  expect(outline.languages).toEqual(['ar']);
  const home = documents['README.md'];
  expect(addressesIn(home?.blocks)).toEqual(['/أفكار/ملاحظة/', '/أفكار/صورة.png', '/ملفات/a.pdf', '', '']);
  expect(home?.losses.omissions.map(({ reason, name }) => [reason, name])).toEqual([
    ['unsafe', '../../secret.md'],
    ['unsafe', '../../secret.png'],
  ]);
  expect(documents['أفكار/ملاحظة.md']).toMatchObject({ title: 'ملاحظة', addresses: ['/أفكار/ملاحظة/'] });
  expect(addressesIn(documents['أفكار/ملاحظة.md']?.blocks)).toEqual(['/']);
  expect(documents['قديم.md']).toMatchObject({
    title: 'عنوان',
    blocks: [{ type: 'paragraph', children: [{ type: 'text', value: 'نص' }] }],
  });
});

test('selects documents by type and year', async () => {
  const root = writeFolder({
    'posts/a.md': '---\ntitle: أ\ndate: 2019-01-01\n---\nنص',
    'posts/b.md': '---\ntitle: ب\ndate: 2021-01-01\n---\nنص',
    'c.md': '# ج',
  });
  expect(Object.keys((await readFolder(root, { since: 2020 })).documents)).toEqual(['c.md', 'posts/b.md']);
  const { documents, outline } = await readFolder(root, { types: ['page'] });
  expect(Object.keys(documents)).toEqual(['c.md']);
  expect(outline.losses.omissions).toMatchObject([
    { reason: 'not-selected', name: 'posts/a.md' },
    { reason: 'not-selected', name: 'posts/b.md' },
  ]);
});

test('knows folders of Markdown', () => {
  expect(isMarkdownFolder(writeFolder({ 'a/b.md': '' }))).toBe(true);
  expect(isMarkdownFolder(writeFolder({ 'a/b.html': '' }))).toBe(false);
  expect(isMarkdownFolder('/nowhere')).toBe(false);
});
