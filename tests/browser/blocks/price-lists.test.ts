import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildAndServe } from '../../support/build.ts';
import { openBrowser } from '../../support/page.ts';
import { pictureSite } from '../../support/picture-site.ts';
import { sidewaysOverflow } from '../measures/text.ts';

const visit = openBrowser({ isReused: true });

const items = ['كشف عام', 'كشف استشاري', 'تنظيف الأسنان', 'شهادة صحية'].map((title, at) => ({
  title,
  price: `${150 + at} ريالًا`,
  ...(at === 1 && { text: 'المراجعة خلال أسبوعين بلا رسوم.', action: { label: 'احجز', href: '/' } }),
}));

/** Looks, and rows that a list of four prices has at 1280 px. */
test.each([
  ['scholarly', 4],
  ['playful', 1],
  ['gentle', 2],
  ['rooted', 2],
  ['curated', 1],
])('a price list of the look %s has %i rows, with each price and text in its own item', async (look, rows) => {
  const siteFile = await pictureSite({ 'small.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>' });
  const site = JSON.parse(await readFile(siteFile, 'utf8'));
  site.site.theme = { ...site.site.theme, look };
  site.routes[1].blocks.push({ type: 'prices', heading: 'أسعار العيادات', layout: 'list', items });
  await writeFile(siteFile, JSON.stringify(site));
  const server = await buildAndServe(siteFile, { isDraft: true });
  try {
    const { page } = await visit('/page-0', { home: server.url, width: 1280 });
    const boxes = await page.locator('main dl > div').evaluateAll((all) =>
      all.map((item) => {
        const box = item.getBoundingClientRect();
        const inside = [...item.children].every((one) => {
          const { left, right, bottom } = one.getBoundingClientRect();
          return left >= box.left - 1 && right <= box.right + 1 && bottom <= box.bottom + 1;
        });
        return { top: Math.round(box.top), inside };
      }),
    );
    expect(boxes.map(({ inside }) => inside)).toEqual([true, true, true, true]);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(rows);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sidewaysOverflow(page)).toEqual([]);
  } finally {
    await server.close();
  }
});
