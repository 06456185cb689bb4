import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import { beforeAll, expect, test } from 'vitest';
import { groupBy } from '../../generator/core/util/group-by.ts';
import { buildTemporarily } from '../support/build.ts';
import { allMatches } from '../support/html.ts';
import { writePostsSite } from '../support/posts-site.ts';

let outDir: string;
let pages: string[];
const read = (file: string) => readFileSync(join(outDir, file), 'utf8');

beforeAll(async () => {
  outDir = await buildTemporarily(await writePostsSite());
  pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => /^articles.*\.html$/.test(file));
});

test('every page of posts has one h1 and working links', async () => {
  expect(pages).toHaveLength(11);
  for (const file of pages) {
    const html = read(file);
    expect(allMatches(html, /<(h1)[ >]/g), file).toHaveLength(1);
    const links = allMatches(html, /href="(\/[^"#]*)/g).map((href) => decodeURI(href).slice(1));
    const deadLinks = links.filter(
      (href) => ![href, `${href}.html`, 'index.html'].some((path) => path && existsSync(join(outDir, path))),
    );
    expect(deadLinks, file).toEqual([]);
    expect(html).toContain('<link rel="alternate" type="application/atom+xml" href="/articles/feed.atom"');
  }
});

test('an article has valid structured data and dates', async () => {
  const html = read('articles/values-week.html');
  const graph: ({ '@type': string } & Record<string, unknown>)[] = JSON.parse(
    allMatches(html, /<script type="application\/ld\+json">([^<]*)/g)[0] ?? '{}',
  )['@graph'];
  const jsonld = Object.fromEntries(groupBy(graph, (node) => node['@type']));
  expect(Object.keys(jsonld)).toEqual(expect.arrayContaining(['BreadcrumbList', 'NewsArticle', 'Event']));
  const issues = await new Validator().validate({ jsonld });
  expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  expect(jsonld.NewsArticle?.[0]).toMatchObject({ datePublished: '2026-11-05', dateModified: '2026-11-12' });
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(read('sitemap.xml')).toContain('articles/values-week</loc><lastmod>2026-11-12</lastmod>');
});

test('a post list links its other pages and has no duplicate first page', () => {
  const second = read('articles/page/2.html');
  expect(second).toMatch(/<a [^>]*aria-current="page"[^>]*>2<\/a>/);
  expect(allMatches(second, /href="([^"]*)" rel="prev"/g)).toEqual(['/articles']);
  expect(allMatches(second, /href="([^"]*)" rel="next"/g)).toEqual(['/articles/page/3']);
  expect(existsSync(join(outDir, 'articles/page/1.html'))).toBe(false);
});
