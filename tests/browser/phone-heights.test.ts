import { expect, test } from 'vitest';
import { openBrowser } from '../support/page.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

test.each([
  ['/services', 3600],
  ['/products', 3600],
  ['/about-us', 6400],
])('%s is at most %i pixels high on a phone', async (path, most) => {
  const { page } = await visit(path, { site: 'shipped', width: 390, height: 844 });
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
});

test('a long list of cards is one of rows on a phone', async () => {
  const { page } = await visit('/services', { site: 'shipped', width: 390, height: 844 });
  const rows = await page.locator('[data-part="cards"] article').evaluateAll((all) =>
    all.map((one) => {
      const [picture, words] = ['img', 'h2'].map((name) => (one.querySelector(name) as Element).getBoundingClientRect());
      return picture !== undefined && words !== undefined && picture.width < 80 && words.right < picture.left;
    }),
  );
  expect(rows).toEqual(Array(9).fill(true));
});
