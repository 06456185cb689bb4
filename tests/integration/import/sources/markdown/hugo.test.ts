import { beforeAll, expect, test } from 'vitest';
import { addressesIn, menuLines, type ReadFolder, readFolder, writeFolder } from '../../../../support/markdown-folder.ts';

const files = {
  'hugo.toml': `baseURL = "https://example.org/"
title = "مدونة الحبر"
defaultContentLanguage = "ar"
[permalinks]
  posts = "/:year/:month/:slug/"
[languages.ar]
  weight = 1
  languageCode = "ar-SA"
  title = "مدونة الحبر"
  [[languages.ar.menu.main]]
    name = "المقالات"
    pageRef = "/posts"
    weight = 2
  [[languages.ar.menu.main]]
    name = "خارجي"
    url = "https://other.example/"
    weight = 3
    parent = "المقالات"
[languages.en]
  weight = 2
  title = "Ink"
[params]
  description = "عن الكتابة"
`,
  'content/_index.md': '---\ntitle: الرئيسة\n---\nأهلا',
  'content/about.ar.md':
    '+++\ntitle = "من نحن"\naliases = ["/من-نحن/", "/about-us"]\n[menu.main]\nweight = 1\n+++\nنص [المقال]({{< ref "posts/first" >}}) و[آخر](/posts/second/) و[هنا](#x)',
  'content/about.en.md': '---\ntitle: About\n---\nText',
  'content/posts/_index.md': '---\ntitle: المقالات\n---\n',
  'content/posts/first/index.md': `---
title: أول مقال
date: 2020-05-01T10:00:00+03:00
lastmod: 2021-01-01
slug: awwal
tags: [حبر, ورق]
categories: [كتابة]
authors: [ليلى]
image: cover.png
translationKey: first
draft: true
---
مقدمة

<!--more-->

![صورة](cover.png) [ملف](notes.pdf) [ملف](../../about.ar.md#top) ![عام](/img/a.png)
`,
  'content/posts/first/index.en.md': '---\ntitle: First\ndate: 2020-05-01\ntranslationKey: first\n---\nText [about](/about/)',
  'content/posts/first/cover.png': 'png',
  'content/posts/first/notes.pdf': 'pdf',
  'content/posts/second.md':
    '{\n"title": "الثاني", "date": "2021-02-03", "url": "/old/second.html", "expiryDate": "2030-01-01", "weight": 5\n}\n{{< unknown >}}',
  'content/posts/hidden.md': '---\nheadless: true\ntitle: مخفي\n---\nخفي',
  'static/img/a.png': 'png',
  'README.md': '# Readme\n\nIgnored [link](x)',
};

let site: ReadFolder;

beforeAll(async () => {
  site = await readFolder(writeFolder(files));
});

test('reads the outline of Hugo', () => {
  const { outline } = site;
  expect(outline).toMatchObject({
    format: 'markdown',
    generator: 'Hugo',
    name: 'مدونة الحبر',
    description: 'عن الكتابة',
    address: 'https://example.org',
    languages: ['ar-SA', 'en'],
    home: 'content/_index.md',
  });
  expect(outline.terms.map(({ taxonomy, name, addresses }) => [taxonomy, name, addresses])).toEqual([
    ['category', 'كتابة', ['/categories/كتابة/']],
    ['tag', 'حبر', ['/tags/حبر/']],
    ['tag', 'ورق', ['/tags/ورق/']],
  ]);
  expect(outline.authors).toMatchObject([{ name: 'ليلى', title: 'ليلى' }]);
  expect(outline.media.map(({ address }) => address)).toEqual([
    '/2020/05/awwal/cover.png',
    '/2020/05/awwal/notes.pdf',
    '/img/a.png',
  ]);
  expect(outline.menus.map(({ name, language, items }) => [name, language, menuLines(items)])).toEqual([
    ['main', 'ar-SA', ['من نحن content/about.ar.md', 'المقالات content/posts/_index.md', '  خارجي https://other.example/']],
  ]);
  expect(outline.redirects).toEqual([
    ['/من-نحن/', 'content/about.ar.md'],
    ['/about-us', 'content/about.ar.md'],
  ]);
  expect(outline.losses.omissions.map(({ reason, name }) => [reason, name])).toEqual([
    ['not-selected', 'README.md'],
    ['not-selected', 'content/posts/hidden.md'],
  ]);
});

test('reads the metadata of bundles and languages', () => {
  const first = site.documents['content/posts/first/index.md'];
  expect(first).toMatchObject({
    kind: 'post',
    type: 'posts',
    title: 'أول مقال',
    status: 'draft',
    language: 'ar-SA',
    translationGroup: 'first',
    addresses: ['/2020/05/awwal/'],
    date: '2020-05-01T10:00:00+03:00',
    updated: '2021-01-01',
    tags: ['حبر', 'ورق'],
    categories: ['كتابة'],
    authors: ['ليلى'],
    picture: { address: '/2020/05/awwal/cover.png', alt: '' },
  });
  expect(site.documents['content/posts/first/index.en.md']).toMatchObject({
    language: 'en',
    translationGroup: 'first',
    addresses: ['/en/2020/05/first/'],
  });
  expect(site.documents['content/about.en.md']).toMatchObject({
    translationGroup: '/about',
    addresses: ['/en/about/'],
    kind: 'page',
  });
  expect(site.documents['content/posts/second.md']).toMatchObject({
    addresses: ['/old/second.html'],
    until: '2030-01-01T00:00Z',
    order: 5,
    losses: { omissions: [{ reason: 'shortcode', name: 'unknown' }] },
  });
});

test('resolves links and files', () => {
  expect(addressesIn(site.documents['content/posts/first/index.md']?.blocks)).toEqual([
    '/2020/05/awwal/cover.png',
    '/2020/05/awwal/notes.pdf',
    '/about/#top',
    '/img/a.png',
  ]);
  expect(addressesIn(site.documents['content/about.ar.md']?.blocks)).toEqual(['/2020/05/awwal/', '/old/second.html', '#x']);
});
