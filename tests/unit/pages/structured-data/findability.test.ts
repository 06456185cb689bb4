import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withDefaults } from '../../../../generator/content/site/defaults.ts';
import { findabilityFiles } from '../../../../generator/pages/structured-data/files.ts';
import { sitemapFiles } from '../../../../generator/pages/structured-data/sitemap.ts';
import { type Site, siteSchema } from '../../../../site.schema.ts';
import { fixtureSite, specifiedContent } from '../../../support/build.ts';
import { allMatches } from '../../../support/html.ts';

const read = (file: string): Site => withDefaults(siteSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
/** Without dates of change. */
const specified = withRoutes(read(specifiedContent), () => ({ updated: undefined }));
const underFolder = read(fixtureSite('variants'));
const fileOf = (site: Site, path: string) => findabilityFiles([site]).find((file) => file.path === path)?.content;

/** A site with changes to each route. */
function withRoutes(site: Site, change: (path: string) => object): Site {
  return { ...site, routes: site.routes.map((route) => ({ ...route, ...change(route.path) })) };
}

test('lists every non-placeholder page in the sitemap by full address', () => {
  const offered = specified.routes.filter(({ placeholder }) => !placeholder);
  expect(offered.length).toBeLessThan(specified.routes.length);
  const addresses = allMatches(String(fileOf(specified, 'sitemap.xml')), /<loc>([^<]+)<\/loc>/g);
  expect(addresses).toEqual(offered.map(({ path }) => `https://www.example.com${path}`));
});

test('excludes unlisted pages from the sitemap', () => {
  const hidden = withRoutes(specified, (path) => ({ listed: path !== '/login' }));
  const sitemap = String(fileOf(hidden, 'sitemap.xml'));
  expect(sitemap).not.toContain('/login<');
  expect(sitemap).toContain('/contact-us<');
});

test('writes lastmod only for pages with a date', () => {
  expect(fileOf(specified, 'sitemap.xml')).not.toContain('lastmod');
  const dated = withRoutes(specified, (path) => (path === '/about-us' ? { updated: '2026-11-21' } : {}));
  expect(fileOf(dated, 'sitemap.xml')).toContain(
    '<url><loc>https://www.example.com/about-us</loc><lastmod>2026-11-21</lastmod></url>',
  );
  expect(allMatches(String(fileOf(dated, 'sitemap.xml')), /(<lastmod>)/g)).toHaveLength(1);
});

test('encodes addresses and escapes XML', () => {
  const odd = withRoutes(underFolder, (path) => (path === '/login' ? { path: "/a&b'c" } : {}));
  const addresses = allMatches(String(fileOf(odd, 'sitemap.xml')), /<loc>([^<]+)<\/loc>/g);
  expect(addresses).toContain(`https://www.example.com/sub/folder/${encodeURI('مقالات/قيمة')}`);
  expect(addresses).toContain('https://www.example.com/sub/folder/a&amp;b&apos;c');
});

test('splits a large sitemap and writes an index', () => {
  const count = specified.routes.filter(({ placeholder }) => !placeholder).length;
  const [index, ...parts] = sitemapFiles([specified], 10);
  expect(allMatches(String(index?.content), /<sitemap><loc>([^<]+)/g)).toEqual(
    parts.map(({ path }) => `https://www.example.com/${path}`),
  );
  expect(parts.map(({ content }) => allMatches(String(content), /(<url>)/g).length)).toEqual([10, 10, count - 20]);
});

test('writes robots.txt that allows everything and names the sitemap', () => {
  expect(fileOf(underFolder, 'robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sub/folder/sitemap.xml\n',
  );
});

test('writes security.txt with the fields of RFC 9116 if the content has a contact', () => {
  expect(fileOf(specified, '.well-known/security.txt')).toBeUndefined();
  const security = { contact: 'mailto:security@example.com', expires: '2027-10-31', policy: 'https://example.com/policy' };
  const site: Site = { ...underFolder, site: { ...underFolder.site, security } };
  expect(fileOf(site, '.well-known/security.txt')).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2027-10-31T23:59:59Z',
      'Preferred-Languages: en',
      'Canonical: https://www.example.com/.well-known/security.txt',
      'Policy: https://example.com/policy',
      '',
    ].join('\n'),
  );
});
