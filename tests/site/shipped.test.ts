import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import stylelint from 'stylelint';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileListName } from '../../generator/build/write/file-list.ts';
import { basePath, outputPathOf } from '../../generator/content/site/page-url.ts';
import { buildTemporarily, shippedSite } from '../support/build.ts';
import { allMatches } from '../support/html.ts';
import { projectRoot } from '../support/project-root.ts';

const { site, routes: content }: { site: { url: string; security?: object }; routes: { path: string }[] } = JSON.parse(
  readFileSync(shippedSite, 'utf8'),
);
const routes = content.map(({ path }) => path);
/** The site may have a base path. */
const base = basePath(site.url);
/** Path within the site of an address on its host; undefined outside the site. */
const within = (address: string) => (address.startsWith(base) ? address.slice(base.length) : undefined);
const pageFiles = [...routes.map(outputPathOf), '404.html'];

let outDir: string;
let files: string[];
const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
const page = (route: string) => read(outputPathOf(route));

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

beforeAll(async () => {
  outDir = await buildTemporarily(shippedSite);
  files = listFiles(outDir);
});

/** Files with well-known names. */
const wellKnownFiles = [
  'favicon.ico',
  'apple-touch-icon.png',
  'site.webmanifest',
  'robots.txt',
  'sitemap.xml',
  '_headers',
  '_redirects',
  fileListName,
];
if (site.security) wellKnownFiles.push('.well-known/security.txt');

test('the output has every route, the 404 page, hashed assets and well-known files only', () => {
  const plain = files.filter((file) => !/\.(?:br|gz)$/.test(file));
  expect(plain.filter((file) => file.endsWith('.html'))).toEqual([...pageFiles].sort());
  const others = plain.filter((file) => !file.endsWith('.html') && !wellKnownFiles.includes(file));
  expect(others.filter((file) => !/^assets\/(?:[\w-]+\/)*[\w-]+\.[\w-]{7,11}\.[a-z\d]+$/.test(file))).toEqual([]);
});

test('two builds are byte-identical', async () => {
  const secondBuild = await buildTemporarily(shippedSite);
  expect(listFiles(secondBuild)).toEqual(files);
  for (const file of files)
    expect(readFileSync(join(secondBuild, file)).equals(readFileSync(join(outDir, file))), file).toBe(true);
});

describe.each(pageFiles)('%s', (file) => {
  test('is right to left, with one h1 and headings in order', () => {
    const html = read(file);
    expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
    const levels = allMatches(html, /<h([1-6])[ >]/g).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    // The h1 is the first heading of the page.
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('has no dead link, picture, script or fragment', () => {
    const html = read(file);
    const ids = new Set(allMatches(html, / id="([^"]+)"/g));
    for (const href of allMatches(html, /<a [^>]*?href="([^"]+)"/g)) {
      if (!href.startsWith('/') && !href.startsWith('#')) {
        expect(href).toMatch(/^(?:https:\/\/|mailto:|tel:\+)/);
        continue;
      }
      const [path = '', fragment] = href.split('#');
      const route = decodeURI(`/${within(path)}`);
      if (path !== '') expect(routes, href).toContain(route);
      if (fragment !== undefined)
        expect(path === '' ? ids : new Set(allMatches(page(route), / id="([^"]+)"/g)), href).toContain(fragment);
    }
    const sources = allMatches(html, /(?: src|<link [^>]*href)="(\/[^"]+)"/g);
    expect(sources.length).toBeGreaterThan(4);
    for (const source of sources) expect(files, source).toContain(within(source));
  });

  test('has no inline script or style, and only the loader before interaction', () => {
    const html = read(file);
    expect(allMatches(html, /(<style|<script(?![^>]*\ssrc=|\stype="application\/ld\+json")| style=| on[a-z]+=)/g)).toEqual([]);
    expect(allMatches(html, /<script [^>]*src="([^"]+)"/g)).toEqual([expect.stringContaining(`${base}assets/loader.`)]);
  });

  test('has no inline drawing that other pages repeat', () => {
    const drawings = allMatches(read(file), /<pattern\b[^>]*>(.*?)<\/pattern>/g);
    const others = drawings.length === 0 ? [] : pageFiles.filter((other) => other !== file).map(read);
    expect(drawings.filter((drawing) => others.some((html) => html.includes(drawing)))).toEqual([]);
  });

  test('has a unique title and description', () => {
    const titleOf = (one: string) => allMatches(read(one), /<title>([^<]+)<\/title>/g)[0];
    const descriptionOf = (one: string) =>
      allMatches(read(one), /<meta name="description" property="og:description" content="([^"]+)"/g)[0];
    const others = pageFiles.filter((other) => other !== file);
    expect(others.map(titleOf)).not.toContain(titleOf(file));
    expect(others.map(descriptionOf)).not.toContain(descriptionOf(file));
  });
});

test('served styles, including those of libraries, pass stylelint and refer to no other site', async () => {
  for (const file of files.filter((one) => one.endsWith('.css'))) {
    const code = read(file);
    const { results } = await stylelint.lint({ code, codeFilename: join(projectRoot, 'served.css') });
    expect(results.flatMap(({ warnings }) => warnings.map(({ text, column }) => `${file}: ${column} ${text}`))).toEqual([]);
    // Inline SVG drawings are allowed if their only URL is the XML namespace.
    const addresses = code.replaceAll(/url\("data:image\/svg\+xml,%3Csvg xmlns='http:\/\/www\.w3\.org\/2000\/svg'[^":]*"\)/g, '');
    expect(allMatches(addresses, /(url\((?!["']?[\w.-]+["']?\))[^)]*\))/g), file).toEqual([]);
  }
});

test('templates contain no Arabic text', () => {
  const folder = join(import.meta.dirname, '../../templates');
  const tsx = listFiles(folder).filter((file) => file.endsWith('.tsx'));
  expect(tsx.length).toBeGreaterThan(20);
  expect(tsx.filter((file) => /[\u0600-\u06FF]/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
