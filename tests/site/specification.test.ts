import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { outputPathOf } from '../../generator/content/site/page-url.ts';
import { buildTemporarily, specifiedContent, specifiedSite } from '../support/build.ts';
import { allMatches } from '../support/html.ts';

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

let outDir: string;
const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
const page = (route: string) => read(outputPathOf(route));

beforeAll(async () => {
  outDir = await buildTemporarily(await specifiedSite());
});

test('the site has the 26 routes in the specified letter case and spelling', () => {
  const site = JSON.parse(readFileSync(specifiedContent, 'utf8'));
  expect(site.routes.map(({ path }: { path: string }) => path)).toEqual(routes);
  expect(routes).toHaveLength(26);
  for (const route of routes) expect(page(route)).toContain('<h1');
});

test('breadcrumbs start with the home page and include the level of service and product pages', () => {
  for (const route of routes) {
    const [breadcrumb = ''] = allMatches(page(route), /(<nav [^>]*aria-label="مسار التنقل".*?<\/nav>)/gs);
    expect(breadcrumb).toMatch(route === '/' ? /<li aria-current="page">الرئيسية<\/li>/ : /<a href="\/">الرئيسية<\/a>/);
    if (route.startsWith('/services/')) expect(breadcrumb).toContain('<a href="/services">الخدمات</a>');
    if (route.startsWith('/products/')) expect(breadcrumb).toContain('<a href="/products">المنتجات</a>');
  }
});

const hrefsIn = (html: string) => allMatches(html, /<h[23] [^>]*><a href="([^"]+)"/g);
const nine = routes.slice(3, 12);

test('the home page has five sections in order', () => {
  const site = JSON.parse(readFileSync(specifiedContent, 'utf8'));
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
  expect(allMatches(page('/'), /(<time dateTime="2023-03-29">29\u00a0مارس\u00a02023<\/time>)/g)).toHaveLength(8);
  expect(allMatches(page('/'), /(>سجّل الآن<)/g)).toHaveLength(8);
  expect(page('/')).toMatch(/href="\/services"[^>]*>عرض الكل/);
  expect(page('/')).toMatch(/href="\/products"[^>]*>عرض الكل/);
});

test('list pages have banner, breadcrumb, unconnected search, and nine or eight cards', () => {
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
    expect(html).toMatch(/<input [^>]*type="search"[^>]*placeholder="بحث\.\.\."[^>]*required[ >]/);
    expect(html).not.toContain('data-island="search"');
    expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('aria-label="مسار التنقل"'));
    expect(html.indexOf('aria-label="مسار التنقل"')).toBeLessThan(html.indexOf('type="search"'));
  }
});

test('service pages have the button in two wordings and three tabs with numbered lists, except two in preparation', () => {
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

test('every call to action links to the login page', () => {
  const buttons = allMatches(
    routes.map(page).join(''),
    /<p class="[^"]*"><a class="[^"]*"(?: data-look="(?:gold|light|outline)")? href="([^"]+)"/g,
  );
  expect(new Set(buttons)).toEqual(new Set(['/login', '/services', '/products']));
  expect(read('404.html')).toMatch(/data-look="gold" href="\/"/);
});

test('footer, observatory, contact and login pages match the specification', () => {
  const home = page('/');
  for (const text of ['مرصد القيم', 'بناة القيم', 'مركز الدعم', 'الأسئلة الشائعة', 'شروط الاستخدام', 'سياسة الخصوصية', '© 2024'])
    expect(home).toContain(text);
  expect(page('/observatory')).toMatch(/href="\/login"[^>]*>اذهب للمرصد/);
  const contact = page('/contact-us');
  expect(allMatches(contact, /<input [^>]*required [^>]*name="(\w+)"/g)).toEqual(['firstName', 'lastName', 'email']);
  expect(contact).toMatch(/<input [^>]*type="email"[^>]*name="email"/);
  expect(contact).toMatch(/<textarea [^>]*name="message"/);
  expect(contact).toMatch(/<button type="button"[^>]*>إرسال/);
  expect(contact).toMatch(/<iframe [^>]*loading="lazy"/);
  const login = page('/login');
  expect(login).toMatch(/<h1>تسجيل الدخول<\/h1>/);
  expect(login).toMatch(/<button type="submit"[^>]*>دخول/);
  expect(login).toMatch(/<script [^>]* data-scroll-top>/);
});
