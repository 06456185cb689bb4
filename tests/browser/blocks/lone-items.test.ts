import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import type { Site } from '../../../site.schema.ts';
import { openBrowser } from '../../support/page.ts';
import { serveMinimal } from '../../support/sites.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

type Block = Site['routes'][number]['blocks'][number];

const three = ['الأول', 'الثاني', 'الثالث'];

const blocks = [
  { type: 'people', heading: 'فريق العمل', items: three.map((name) => ({ name, role: 'مهندس' })) },
  {
    type: 'prices',
    heading: 'الرسوم',
    layout: 'plans',
    items: three.map((title, index) => ({ title, price: '100', ...(index === 0 && { badge: 'الأنسب' }) })),
  },
  { type: 'prices', heading: 'الأسعار', layout: 'list', items: three.map((title) => ({ title, price: '100' })) },
  {
    type: 'tabs',
    heading: 'الورش',
    tabs: ['one', 'two'].map((id, index) => ({ id, label: three[index], icons: ['flag'], items: three })),
  },
] as Block[];

let server: RunningServer;
beforeAll(async () => {
  server = await serveMinimal(({ site, routes: [home] }) => {
    if (!home || !site.theme) throw new Error('The smallest site has no page.');
    site.theme = { ...site.theme, look: 'rooted', heads: 'centred', cards: 'grid' };
    home.blocks = [...home.blocks, ...blocks];
  });
});
afterAll(() => server?.close());

/** Boxes of elements in the page, by their edges. */
const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { left, right, top, width } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right), top: Math.round(top), width: Math.round(width) };
  });

const open = async (width: number) => (await visit('/', { width, height: 900, home: server.url })).page;

test.each([800, 1100, 1280])('shows three people in cards of one width in a window of %i', async (width) => {
  const page = await open(width);
  const people = await page.evaluate(boxesOf, 'li:has(> article > div > span)');
  expect(people).toHaveLength(3);
  expect(new Set(people.map((one) => one.width)).size).toBe(1);
});

test('has the title of a featured plan in line with titles beside it', async () => {
  const page = await open(1280);
  const titles = await page.evaluate(boxesOf, 'article:has(strong) > h3');
  expect(titles).toHaveLength(3);
  const tops = titles.map(({ top }) => top);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
});

test('centres a price list below its centred heading', async () => {
  const page = await open(1280);
  const [list] = await page.evaluate(boxesOf, 'dl');
  expect(Math.abs((list?.left ?? 0) + (list?.right ?? 0) - 1280)).toBeLessThanOrEqual(20);
});

test('shows the three lines of a tab in one column', async () => {
  const page = await open(1280);
  const lines = await page.evaluate(boxesOf, '#one li');
  expect(lines).toHaveLength(3);
  expect(new Set(lines.map(({ left }) => left)).size).toBe(1);
});
