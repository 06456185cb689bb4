import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { HtmlNode } from '../../generator/editor/app/paste/html.ts';
import { bilingualSite, buildTemporarily, fixtureSite } from '../support/build.ts';
import { allMatches } from '../support/html.ts';
import { bodyOf } from '../support/html-node.ts';
import { bilingualMuseum } from '../support/languages-site.ts';

interface Written {
  routes: { path: string; blocks: { type: string }[] }[];
}

const readSite = (name: string): Written => JSON.parse(readFileSync(fixtureSite(name), 'utf8'));
const content = readSite('bilingual');

let outDir: string;
const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
const fileOf = (path: string) => (path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`);
const pageFiles = () =>
  readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => relative(outDir, join(parentPath, name)));

/** Texts of a node, except those marked as another language. */
function wordsOf({ name, text, attributes, children }: HtmlNode): string[] {
  if (attributes.lang !== undefined || name === 'script') return [];
  const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'data-close'].map((key) => attributes[key] ?? '');
  return [text, ...spoken, ...children.flatMap(wordsOf)].filter((words) => words.trim() !== '');
}

describe('a company site in Arabic and English', () => {
  beforeAll(async () => {
    outDir = await buildTemporarily(await bilingualSite(), { isDraft: true });
  });

  test('has every page in both languages', () => {
    const files = pageFiles();
    const english = files.filter((file) => file === 'en.html' || file.startsWith('en/'));
    const arabic = files.filter((file) => !english.includes(file));
    expect(arabic).toHaveLength(content.routes.length + 1);
    expect(english).toHaveLength(arabic.length);
  });

  test('lists both versions of a page and the default as alternates', () => {
    for (const file of pageFiles().filter((one) => !one.endsWith('404.html'))) {
      const html = read(file);
      const [canonical] = allMatches(html, /<link rel="canonical" href="([^"]+)"/g);
      const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(([, tag, href]) => [
        tag,
        href,
      ]);
      expect(alternates.map(([tag]) => tag)).toEqual(['ar', 'en', 'x-default']);
      expect(alternates.map(([, href]) => href)).toContain(canonical);
      expect(alternates[2]?.[1]).toBe(alternates[0]?.[1]);
      expect(alternates[1]?.[1]).not.toBe(alternates[0]?.[1]);
      expect(new Set(allMatches(html, /<html lang="([^"]+)"/g))).toEqual(
        new Set([canonical === alternates[1]?.[1] ? 'en' : 'ar']),
      );
    }
  });

  test('has a root 404 page in both languages', () => {
    const [both, english] = [read('404.html'), read('en/404.html')];
    expect(both).toMatch(/<bdi lang="en" dir="ltr">Page not found<\/bdi>/);
    expect(both).toMatch(/<a href="\/en" hreflang="en"><bdi lang="en" dir="ltr">/);
    expect(english).not.toContain('<bdi lang="ar"');
  });

  test('has language links to existing pages, labelled in their own language', () => {
    const files = new Set(pageFiles());
    for (const file of files) {
      const html = read(file);
      const links = [
        ...html.matchAll(/<a href="([^"]+)" lang="(\w+)" dir="(\w+)" hreflang="(\w+)"[^>]*>(?:<bdi[^>]*>)?([^<]+)/gi),
      ];
      expect(links.length, file).toBeGreaterThan(0);
      for (const [, href = '', ...attributes] of links) {
        expect(attributes).toEqual(attributes[0] === 'ar' ? ['ar', 'rtl', 'ar', 'العربية'] : ['en', 'ltr', 'en', 'English']);
        expect(files.has(fileOf(href.slice(1))), `${file}: ${href}`).toBe(true);
      }
    }
  });

  test('has no unmarked Arabic text on English pages', () => {
    const english = pageFiles().filter((file) => file === 'en.html' || file.startsWith('en/'));
    const left = english.flatMap((file) =>
      wordsOf(bodyOf(read(file)))
        .filter((words) => /\p{Script=Arabic}/u.test(words))
        .map((words) => `${file}: ${words}`),
    );
    expect(left).toEqual([]);
  });

  test('keeps links within their language', () => {
    const english = pageFiles().filter((file) => file.startsWith('en/'));
    const hrefs = english.flatMap((file) =>
      [...read(file).matchAll(/<a (?![^>]*hreflang)[^>]*href="(\/[^"]*)"/gi)].map(([, href = '']) => href),
    );
    expect(hrefs.length).toBeGreaterThan(0);
    expect([...new Set(hrefs)].filter((href) => !/^\/(?:en(?:[/#?]|$)|assets\/)/.test(href))).toEqual([]);
  });
});

describe('a museum site in English and Arabic', () => {
  /** Names, formats, e-mail addresses and an IBAN, which are in Latin letters in every language. */
  const asIs = /GitHub|Google|Word|Atom|CSV|ZIP|DOCX|PDF|[a-z]*@example|\.com|^(?:hello|quay|ines|GB82|WEST)$/g;
  const arabicPages = () => pageFiles().filter((file) => file === 'ar.html' || file.startsWith('ar/'));

  beforeAll(async () => {
    outDir = await buildTemporarily(await bilingualMuseum(), { isDraft: true });
  });

  test('has every page in both languages, Arabic from right to left', () => {
    const arabic = arabicPages();
    expect(arabic).toHaveLength(pageFiles().length / 2);
    for (const file of arabic) expect(read(file), file).toMatch(/<html lang="ar" dir="rtl"/);
  });

  test('has no English text on Arabic pages except proper names', () => {
    const left = arabicPages().flatMap((file) =>
      wordsOf(bodyOf(read(file)))
        .filter((words) => /\p{Script=Latin}/u.test(words.replaceAll(asIs, '')))
        .map((words) => `${file}: ${words}`),
    );
    expect(left).toEqual([]);
  });

  test('keeps Arabic links in Arabic, except language links and shared files', () => {
    const hrefs = arabicPages().flatMap((file) =>
      [...read(file).matchAll(/<a (?![^>]*hreflang="en")[^>]*href="(\/[^"]*)"/gi)].map(([, href = '']) => href),
    );
    const others = [...new Set(hrefs)].filter((href) => !/^\/museum\/ar(?:[/#?]|$)/.test(href));
    expect(others.filter((href) => !existsSync(join(outDir, href.replace('/museum/', ''))))).toEqual([]);
    expect(others.filter((href) => href.endsWith('press-kit.zip'))).toHaveLength(1);
  });
});
