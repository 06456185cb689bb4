import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { Site } from '../../site.schema.ts';
import { openBrowser } from '../support/page.ts';
import { serveMinimal } from '../support/sites.ts';

const visit = openBrowser({ isReused: true, isUnpainted: true });
let server: RunningServer;

type Block = Site['routes'][number]['blocks'][number];

const text = 'كلمات قصيرة تقال في سطر أو سطرين.';
const image = { src: 'picture.svg', alt: 'صورة' };
const many = <Item>(count: number, item: (number: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index + 1));

/** Every block with a grid, with a number of items. */
function blocksOf(count: number): Block[] {
  const points = many(count, (number) => ({ icon: 'flag' as const, title: `نقطة ${number}`, text }));
  return [
    { type: 'gallery', items: many(count, () => ({ image })) },
    { type: 'logos', items: many(count, () => ({ image })) },
    { type: 'card-grid', cards: { collection: 'pages', names: many(count, (number) => `card-${number}`) } },
    { type: 'people', items: many(count, (number) => ({ name: `سعيد ${number}` })) },
    { type: 'places', items: many(count, (number) => ({ name: `فرع ${number}`, address: 'الرياض' })) },
    { type: 'quotes', items: many(count, (number) => ({ text, name: `قائل ${number}` })) },
    { type: 'prices', layout: 'plans', items: many(count, (number) => ({ title: `باقة ${number}`, price: `${number}` })) },
    { type: 'points', heading: 'نقاط', layout: 'cards', items: points },
    { type: 'points', heading: 'نقاط', layout: 'compact', items: points },
  ];
}

function addPage(site: Site): void {
  const card = { image, description: text, href: '/' };
  const cards = many(13, (number) => ({ ...card, name: `card-${number}`, id: number, title: `بطاقة ${number}` }));
  site.collections = { pages: { type: 'link-cards', cards } };
  site.routes[0]?.blocks.push(...many(12, (number) => blocksOf(number + 1)).flat());
}

beforeAll(async () => {
  server = await serveMinimal(addPage);
});
afterAll(() => server?.close());

test('no grid ends with a row of a single item, for any number of items', async () => {
  const { page } = await visit('/', { home: server.url, width: 390 });
  expect(await page.locator('main ul').count()).toBeGreaterThan(100);
  const alone: string[] = [];
  for (const width of [390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('main ul')].flatMap((list) => {
        const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top));
        const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
        const isAlone = Math.max(...rows) > 1 && rows.at(-1) === 1;
        return isAlone ? [`${list.closest('section')?.className}: ${rows.join(' + ')}`] : [];
      }),
    );
    alone.push(...found.map((rows) => `${width}: ${rows}`));
  }
  expect(alone).toEqual([]);
});
