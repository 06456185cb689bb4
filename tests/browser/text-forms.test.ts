import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { Site } from '../../site.schema.ts';
import type { ThemeOptions } from '../../templates/theme/theme-options.ts';
import { openBrowser } from '../support/page.ts';
import { serveMinimal } from '../support/sites.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

type Block = Site['routes'][number]['blocks'][number];

const line = 'كلمات تمتد على أسطر عدة، ولا يقصد بها غير ذلك، فهي تُقرأ ثم تُنسى. '.repeat(4).trim();
const years = ['2022', '2023', '2024', '2025', '2026'];
const body = [
  line,
  { type: 'heading', text: 'الرؤية' },
  line,
  { type: 'aside', text: ['كلمة جانبية.'] },
  line,
  { type: 'heading', text: 'الأرقام' },
  { type: 'table', caption: 'الأرقام', columns: years, rows: [years] },
  line,
];
const person = (name: string) => ({ name, role: 'عضو', text: 'جملة قصيرة عن الشخص.', email: 'a@example.com' });
const portrait = { image: { src: 'picture.svg', alt: 'صورة' } };

const pages: Record<string, Block[]> = {
  listed: [{ type: 'prose', heading: 'نص', contents: 'المحتويات', body } as Block],
  bare: [{ type: 'prose', body } as Block],
  people: [{ type: 'people', items: [{ ...person('سالم'), ...portrait }, ...['منى', 'نورة', 'فهد'].map(person)] } as Block],
  place: [{ type: 'places', items: [{ name: 'الفرع', address: 'الرياض', text: 'جملة.' }] } as Block],
};

const serve = (theme: Partial<ThemeOptions>) =>
  serveMinimal((site) => {
    site.site.theme = { brand: '#1b5e7d', accent: '#f0b199', ...theme };
    for (const [name, blocks] of Object.entries(pages))
      site.routes.push({
        path: `/${name}`,
        title: name,
        description: `صفحة ${name} تعرض موضع كل جزء من أجزائها، ولا يقصد بها غير ذلك.`,
        breadcrumb: [{ label: 'الرئيسية', href: '/' }, { label: name }],
        blocks: [{ type: 'banner', title: name, text: 'صفحة.' }, ...blocks] as Block[],
      });
  });

let servers: Record<'start' | 'side' | 'centred', RunningServer>;
beforeAll(async () => {
  servers = {
    start: await serve({}),
    side: await serve({ heads: 'side', cards: 'list' }),
    centred: await serve({ heads: 'centred', cards: 'lead' }),
  };
});
afterAll(() => Promise.all(Object.values(servers ?? {}).map((server) => server.close())));

const open = async (form: keyof typeof servers, path: string, width: number) => {
  const { page } = await visit(path, { home: servers[form].url, width, javaScriptEnabled: false });
  await page.evaluate(() => document.fonts.ready);
  return page;
};

/** Box of the first element that matches. */
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { top, bottom, left, right, width } = one.getBoundingClientRect();
      return { top, bottom, left, right, width, middle: (left + right) / 2 };
    });

const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a table of contents is beside its text, above it in the middle, or below its heading in the column at the side', async () => {
  const start = await open('start', '/listed', 1280);
  expect((await boxOf(start, 'main nav:has([href^="#"])')).right).toBeLessThan((await boxOf(start, 'main p >> text=كلمات')).left);

  const centred = await open('centred', '/listed', 1280);
  const [list, words] = [await boxOf(centred, 'main nav[data-numbers]'), await boxOf(centred, 'main nav[data-numbers] + div')];
  expect(list.bottom).toBeLessThan(words.top);
  for (const { middle } of [list, words]) expect(Math.abs(middle - 640)).toBeLessThanOrEqual(1);

  const side = await open('side', '/listed', 1280);
  const [heading, beside, text] = [
    await boxOf(side, 'main h2'),
    await boxOf(side, 'main h2 + nav'),
    await boxOf(side, 'main p >> text=كلمات'),
  ];
  expect(beside.top).toBeGreaterThanOrEqual(heading.bottom);
  expect(text.right).toBeLessThan(beside.left);
  expect(Math.abs(text.top - heading.top)).toBeLessThan(20);
  await side.evaluate(() => scrollTo(0, 500));
  expect((await boxOf(side, 'main h2')).top).toBeGreaterThan(0);
});

test('at the side, headings and notes of a text without contents have the column beside their paragraphs', async () => {
  const page = await open('side', '/bare', 1280);
  const text = await boxOf(page, 'main [data-rank] + p');
  for (const selector of ['main [data-rank]', 'main [role="note"]']) {
    const one = await boxOf(page, selector);
    const after = await boxOf(page, `${selector} + p`);
    expect(after.right).toBeLessThan(one.left);
    expect(Math.abs(after.top - one.top)).toBeLessThan(30);
    expect(text.width).toBeGreaterThan(1.7 * one.width);
  }
});

test('wide tables have the width of the page in every form, and nothing is wider than the window', async () => {
  for (const form of ['start', 'side', 'centred'] as const) {
    const page = await open(form, '/bare', 1280);
    const [table, text] = [await boxOf(page, 'main [data-wide]'), await boxOf(page, 'main p >> text=كلمات')];
    expect(table.width, form).toBeGreaterThan(text.width + 100);
    expect(table.left, form).toBeGreaterThanOrEqual(0);
    for (const path of ['/bare', '/listed', '/people', '/place'])
      for (const width of [320, 768, 1280])
        expect(await isWithin(await open(form, path, width)), `${form} ${path} ${width}`).toBe(true);
  }
});

test('people are rows of three columns, or the first is large above small ones of one width', async () => {
  const rows = await open('side', '/people', 1280);
  const [face, name, words] = await Promise.all(
    ['> :first-child', '> :nth-child(2)', '> :nth-child(3)'].map((one) => boxOf(rows, `main article ${one}`)),
  );
  expect(name?.right).toBeLessThanOrEqual(face?.left ?? 0);
  expect(words?.right).toBeLessThanOrEqual(name?.left ?? 0);

  const lead = await open('centred', '/people', 1280);
  const [large, small] = [
    await boxOf(lead, 'main li:has(article):first-child img'),
    await boxOf(lead, 'main li:nth-child(2):has(article) span'),
  ];
  expect(large.width).toBeGreaterThan(2 * small.width);
  const others = await lead.locator('main ul > li:nth-child(n + 2):has(article)').evaluateAll((all) =>
    all.map((one) => {
      const { top, width } = one.getBoundingClientRect();
      return `${Math.round(top)} ${Math.round(width)}`;
    }),
  );
  expect(others).toHaveLength(3);
  expect(new Set(others).size).toBe(1);
});

test('a single place has the width of the page', async () => {
  const page = await open('start', '/place', 1280);
  const [card, list] = [await boxOf(page, 'main article'), await boxOf(page, 'main ul:has(article)')];
  expect(card.width).toBe(list.width);
  const [name, address] = [await boxOf(page, 'main article h2'), await boxOf(page, 'main article > div:last-child')];
  expect(address.right).toBeLessThan(name.left);
});
