import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkSite } from '../../generator/check/check.ts';
import { Source } from '../../generator/core/json/source.ts';
import { buildTemporarily, fixtureSite, specifiedSite } from '../support/build.ts';
import { allMatches } from '../support/html.ts';

describe('the minimal site', () => {
  let html: string;
  beforeAll(async () => {
    html = readFileSync(join(await buildTemporarily(fixtureSite('minimal')), 'index.html'), 'utf8');
  });

  test('ships no JavaScript for a page without islands', () => {
    expect(html).toContain('<h1');
    expect(allMatches(html, /(<script(?! type="application\/ld\+json")|data-island|modulepreload)/g)).toEqual([]);
  });
});

describe('the variants site, left to right, under a base path, with hostile content', () => {
  let outDir: string;
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  beforeAll(async () => {
    outDir = await buildTemporarily(fixtureSite('variants'));
  });

  test('rejects every path of its output as a former address', () => {
    const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const addresses = files.map(({ parentPath, name }) => `/${relative(outDir, join(parentPath, name))}`);
    const site = JSON.parse(readFileSync(fixtureSite('variants'), 'utf8'));
    const isRefused = (from: string) => {
      const text = JSON.stringify({ ...site, redirects: [{ from, to: '/' }] });
      const { diagnostics } = checkSite(new Source('site.json', text), new Map());
      return diagnostics.some(({ pointer, severity }) => pointer === '/redirects/0/from' && severity === 'error');
    };
    expect(addresses).toContain('/forms.html.br');
    expect(isRefused('/formerly.html')).toBe(false);
    expect(addresses.filter((from) => !isRefused(from))).toEqual([]);
  });

  test('never turns content into markup, script or style', () => {
    const html = read('مقالات/قيمة.html');
    expect(allMatches(html, /(<script (?:type="module" src|type="application\/ld\+json">)|<script)/g)).toEqual([
      '<script type="module" src',
      '<script type="application/ld+json">',
    ]);
    expect(allMatches(html, /<img [^>]*? src="([^"]+)"/g).filter((source) => !source.startsWith('/sub/folder/assets/'))).toEqual(
      [],
    );
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\sonerror=/i);
  });

  test('shows an icon in the header button only when the content names one', async () => {
    const buttonOf = (html: string) => /<header.*(<li class="[^"]*"><a [^>]*>.*?<\/a>).*<\/header>/s.exec(html)?.[1] ?? '';
    expect(buttonOf(read('index.html'))).toMatch(/^<li [^>]*><a [^>]*>[^<]+<\/a>$/);
    const home = readFileSync(join(await buildTemporarily(await specifiedSite()), 'index.html'), 'utf8');
    expect(buttonOf(home)).toMatch(/^<li [^>]*><a [^>]*><svg.*<\/svg>[^<]+<\/a>$/);
  });

  test('has every address under its base path', () => {
    for (const file of ['index.html', 'forms.html']) {
      const addresses = allMatches(read(file), /(?:href|src)="(\/[^"]*)"/g);
      expect(addresses.filter((address) => !address.startsWith('/sub/folder/'))).toEqual([]);
    }
  });

  test('marks the current page in a link to an Arabic path', () => {
    const href = `/sub/folder/${encodeURI('مقالات/قيمة')}`;
    expect(read('مقالات/قيمة.html')).toMatch(new RegExp(`<a [^>]*aria-current="page"[^>]*href="${href}"`));
  });

  test('has an island for a filtering search and a submitting form for an action', () => {
    expect(read('index.html')).toContain('data-island="search"');
    expect(read('forms.html')).toMatch(/<form [^>]*action="https:\/\/forms\.example\.com\/contact" method="post"/);
    expect(read('forms.html')).toMatch(/<button type="submit"/);
    expect(read('login.html')).toMatch(/<form action="https:\/\/login\.example\.com\/session" method="post"/);
  });
});
