import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkSite } from '../../generator/check/check.ts';
import { Source } from '../../generator/core/json/source.ts';
import { buildTemporarily, fixtureSite, specifiedSite } from '../support/build.ts';
import { allMatches } from '../support/html.ts';

describe('the smallest site', () => {
  let html: string;
  beforeAll(async () => {
    html = readFileSync(join(await buildTemporarily(fixtureSite('minimal')), 'index.html'), 'utf8');
  });

  test('a page without islands ships no JavaScript at all', () => {
    expect(html).toContain('<h1');
    expect(allMatches(html, /(<script(?! type="application\/ld\+json")|data-island|modulepreload)/g)).toEqual([]);
  });
});

describe('the other choice everywhere: left to right, under a folder, with hostile content', () => {
  let outDir: string;
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  beforeAll(async () => {
    outDir = await buildTemporarily(fixtureSite('variants'));
  });

  test('no file that a build writes can be a former address', () => {
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

  test('content never becomes markup, script or style', () => {
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

  test('the button of the header has the icon that the content names, and none where it names none', async () => {
    const buttonOf = (html: string) => /<header.*(<li class="[^"]*"><a [^>]*>.*?<\/a>).*<\/header>/s.exec(html)?.[1] ?? '';
    expect(buttonOf(read('index.html'))).toMatch(/^<li [^>]*><a [^>]*>[^<]+<\/a>$/);
    const home = readFileSync(join(await buildTemporarily(await specifiedSite()), 'index.html'), 'utf8');
    expect(buttonOf(home)).toMatch(/^<li [^>]*><a [^>]*><svg.*<\/svg>[^<]+<\/a>$/);
  });

  test('every address stands under the folder of the site', () => {
    for (const file of ['index.html', 'forms.html']) {
      const addresses = allMatches(read(file), /(?:href|src)="(\/[^"]*)"/g);
      expect(addresses.filter((address) => !address.startsWith('/sub/folder/'))).toEqual([]);
    }
  });

  test('the link to a page with an Arabic path is marked there', () => {
    const href = `/sub/folder/${encodeURI('مقالات/قيمة')}`;
    expect(read('مقالات/قيمة.html')).toMatch(new RegExp(`<a [^>]*aria-current="page"[^>]*href="${href}"`));
  });

  test('a search that filters is an island, a form with an action submits', () => {
    expect(read('index.html')).toContain('data-island="search"');
    expect(read('forms.html')).toMatch(/<form [^>]*action="https:\/\/forms\.example\.com\/contact" method="post"/);
    expect(read('forms.html')).toMatch(/<button type="submit"/);
    expect(read('login.html')).toMatch(/<form action="https:\/\/login\.example\.com\/session" method="post"/);
  });
});
