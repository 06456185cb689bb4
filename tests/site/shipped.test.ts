import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import postcss from 'postcss';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTemporarily, shippedSite } from '../support/build.ts';
import { allMatches, htmlFaults } from '../support/html.ts';

/** Specification, point 2: letter case and spelling included. */
const routes = [
  '/',
  '/about-us',
  '/services',
  '/services/personal-guidance',
  '/services/benchmarking',
  '/services/knowledge-sharing',
  '/services/measurements',
  '/services/formation',
  '/services/consulting',
  '/services/sustainability-integration',
  '/services/empowerment',
  '/services/training',
  '/services/indicators-measuring-tools',
  '/services/value-trade',
  '/products',
  '/products/encyclopedia-values',
  '/products/professional-certificates',
  '/products/videoes-bodcasts',
  '/products/posts-news',
  '/products/studies-research',
  '/products/value-trade-bank',
  '/products/IndicatorsMeasuring',
  '/products/enablement-tools',
  '/observatory',
  '/contact-us',
  '/login',
];
const pageFiles = [...routes.map((route) => `${route.slice(1)}/index.html`.replace(/^\//, '')), '404.html'];

let outDir: string;
let files: string[];
const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
const page = (route: string) => read(`${route.slice(1)}/index.html`.replace(/^\//, ''));

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

test('the 26 routes and the 404 page, and nothing but pages and hashed assets', () => {
  expect(routes).toHaveLength(26);
  expect(files.filter((file) => file.endsWith('.html'))).toEqual([...pageFiles].sort());
  const others = files.filter((file) => !file.endsWith('.html'));
  expect(others.filter((file) => !/^assets\/(?:[\w-]+\/)*[\w-]+\.[\w-]{8,10}\.(?:css|js|svg|woff2)$/.test(file))).toEqual([]);
});

test('two builds are byte-identical', async () => {
  const again = await buildTemporarily(shippedSite);
  expect(listFiles(again)).toEqual(files);
  for (const file of files) expect(readFileSync(join(again, file)).equals(readFileSync(join(outDir, file))), file).toBe(true);
});

describe.each(pageFiles)('%s', (file) => {
  test('is valid HTML, right to left, with one h1 and headings in order', async () => {
    const html = read(file);
    expect(await htmlFaults(html)).toEqual([]);
    expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="ar" dir="rtl">/);
    const levels = allMatches(html, /<h([1-6])[ >]/g).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    // The title may follow the first landmark of the page, never another heading.
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('every link, picture, script and fragment leads somewhere', () => {
    const html = read(file);
    const ids = new Set(allMatches(html, / id="([^"]+)"/g));
    for (const href of allMatches(html, /<a [^>]*?href="([^"]+)"/g)) {
      if (!href.startsWith('/') && !href.startsWith('#')) {
        expect(href).toMatch(/^(?:https:\/\/|mailto:|tel:\+)/);
        continue;
      }
      const [path = '', fragment] = href.split('#');
      if (path !== '') expect(routes, href).toContain(path);
      if (fragment !== undefined)
        expect(path === '' ? ids : new Set(allMatches(page(path), / id="([^"]+)"/g)), href).toContain(fragment);
    }
    const sources = allMatches(html, /(?: src| data-src| data-hydrate| data-react|<link [^>]*href)="(\/[^"]+)"/g);
    expect(sources.length).toBeGreaterThan(4);
    for (const source of sources)
      expect(files.concat(routes), source).toContain(source.startsWith('/assets') ? source.slice(1) : source);
  });

  test('has no inline script or style, and only the loader before interaction', () => {
    const html = read(file);
    expect(allMatches(html, /(<style|<script(?![^>]*\ssrc=)| style=| on[a-z]+=)/g)).toEqual([]);
    expect(allMatches(html, /<script [^>]*src="([^"]+)"/g)).toEqual([expect.stringMatching(/^\/assets\/loader\./)]);
  });

  test('titles, descriptions and breadcrumb are its own', () => {
    const html = read(file);
    const titleOf = (one: string) => allMatches(read(one), /<title>([^<]+)<\/title>/g)[0];
    const descriptionOf = (one: string) => allMatches(read(one), /<meta name="description" content="([^"]+)"/g)[0];
    const others = pageFiles.filter((other) => other !== file);
    expect(others.map(titleOf)).not.toContain(titleOf(file));
    expect(others.map(descriptionOf)).not.toContain(descriptionOf(file));
    const [breadcrumb = ''] = allMatches(html, /(<nav [^>]*aria-label="مسار التنقل".*?<\/nav>)/gs);
    expect(breadcrumb).toMatch(
      file === 'index.html' ? /<span aria-current="page">الرئيسية<\/span>/ : /<a href="\/">الرئيسية<\/a>/,
    );
    if (file.startsWith('services/') && file !== 'services/index.html')
      expect(breadcrumb).toContain('<a href="/services">الخدمات</a>');
    if (file.startsWith('products/') && file !== 'products/index.html')
      expect(breadcrumb).toContain('<a href="/products">المنتجات</a>');
  });
});

describe('what the specification pins', () => {
  const hrefsIn = (html: string) => allMatches(html, /<h[23] [^>]*><a href="([^"]+)"/g);
  const nine = routes.slice(3, 12);

  test('home: five sections in order', () => {
    const site = JSON.parse(readFileSync(shippedSite, 'utf8'));
    expect(site.routes[0].blocks.map((block: { type: string }) => block.type)).toEqual([
      'hero',
      'feature',
      'carousel',
      'card-grid',
      'carousel',
    ]);
    expect(hrefsIn(page('/'))).toEqual([
      ...nine,
      '/products/enablement-tools',
      '/products/posts-news',
      '/products/IndicatorsMeasuring',
      '/products/professional-certificates',
    ]);
    expect(allMatches(page('/'), /(<time dateTime="2023-03-29">29 مارس 2023<\/time>)/g)).toHaveLength(8);
    expect(allMatches(page('/'), /(>سجّل الآن<)/g)).toHaveLength(8);
    expect(page('/')).toMatch(/href="\/services"[^>]*>عرض الكل/);
    expect(page('/')).toMatch(/href="\/products"[^>]*>عرض الكل/);
  });

  test('lists: banner, breadcrumb, search wired to nothing, nine and eight cards', () => {
    const products = [
      'studies-research',
      'encyclopedia-values',
      'value-trade-bank',
      'videoes-bodcasts',
      'posts-news',
      'enablement-tools',
      'IndicatorsMeasuring',
      'professional-certificates',
    ];
    for (const [route, cards] of [
      ['/services', nine],
      ['/products', products.map((name) => `/products/${name}`)],
    ] as const) {
      const html = page(route);
      expect(hrefsIn(html)).toEqual(cards);
      expect(html).toMatch(/<input [^>]*type="search"[^>]*placeholder="بحث\.\.\."[^>]*required=""/);
      expect(html).not.toContain('data-island="search"');
      expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('aria-label="مسار التنقل"'));
      expect(html.indexOf('aria-label="مسار التنقل"')).toBeLessThan(html.indexOf('type="search"'));
    }
  });

  test('services: the button in its two wordings, three tabs with a numbered list each; two are in preparation', () => {
    const wordings = new Set<string>();
    for (const route of routes.filter((one) => one.startsWith('/services/'))) {
      const html = page(route);
      const [wording = ''] = allMatches(html, /<a [^>]*href="\/login"[^>]*>(للمزيد من التفاصيل\.\.\.|التفاصيل بانتظارك \.\.\.)/g);
      expect(wording, route).not.toBe('');
      wordings.add(wording);
      const isInPreparation = /consulting|sustainability/.test(route);
      expect(allMatches(html, /(role="tab")/g), route).toHaveLength(isInPreparation ? 0 : 3);
      expect(allMatches(html, /(<ol [^>]*role="list">)/g).length, route).toBeGreaterThanOrEqual(isInPreparation ? 0 : 3);
    }
    expect(wordings.size).toBe(2);
  });

  test('every call to action leads to the login page', () => {
    const buttons = allMatches(
      routes.map(page).join(''),
      /<a class="[^"]*" data-look="(?:primary|gold|light|outline)" href="([^"]+)"/g,
    );
    expect(new Set(buttons)).toEqual(new Set(['/login', '/services', '/products']));
    expect(read('404.html')).toMatch(/data-look="primary" href="\/"/);
  });

  test('footer, observatory, contact and login as described', () => {
    const home = page('/');
    for (const text of [
      'مرصد القيم',
      'بناة القيم',
      'مركز الدعم',
      'الأسئلة الشائعة',
      'شروط الاستخدام',
      'سياسة الخصوصية',
      '© 2024',
    ])
      expect(home).toContain(text);
    expect(page('/observatory')).toMatch(/href="\/login"[^>]*>اذهب للمرصد/);
    const contact = page('/contact-us');
    expect(allMatches(contact, /<input [^>]*required=""[^>]*name="(\w+)"/g)).toEqual(['firstName', 'lastName', 'email']);
    expect(contact).toMatch(/<input [^>]*type="email"[^>]*name="email"/);
    expect(contact).toMatch(/<textarea [^>]*name="message"/);
    expect(contact).toMatch(/<button type="button"[^>]*>إرسال/);
    expect(contact).toMatch(/<iframe [^>]*loading="lazy"/);
    const login = page('/login');
    expect(login).toMatch(/<h1>تسجيل الدخول<\/h1>/);
    expect(login).toMatch(/<button type="submit"[^>]*>دخول/);
    expect(login).toContain('data-scroll-top=""');
  });
});

test('styles use logical properties only, and name nothing outside the site', () => {
  const physical =
    /^(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)(?:-.+)?|left|right|top|bottom|width|height|(?:min|max)-(?:width|height)|border-(?:top|bottom)-(?:left|right)-radius|text-align-last)$/;
  for (const file of files.filter((one) => one.endsWith('.css'))) {
    const found: string[] = [];
    postcss.parse(read(file)).walkDecls(({ prop, value }) => {
      if (physical.test(prop)) found.push(`${prop}: ${value}`);
      if (['float', 'clear', 'text-align'].includes(prop) && /left|right/.test(value)) found.push(`${prop}: ${value}`);
      if (/url\((?!["']?[\w.-]+["']?\))/.test(value)) found.push(`${prop}: ${value}`);
    });
    expect(found).toEqual([]);
  }
});

test('no template holds a word: Arabic letters stand in content only', () => {
  const folder = join(import.meta.dirname, '../../templates');
  const tsx = listFiles(folder).filter((file) => file.endsWith('.tsx'));
  expect(tsx.length).toBeGreaterThan(20);
  expect(tsx.filter((file) => /[\u0600-\u06FF]/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
