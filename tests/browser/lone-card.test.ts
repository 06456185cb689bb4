import { expect, test } from 'vitest';
import { buildAndServe, fixtureSite } from '../support/build.ts';
import { openBrowser } from '../support/page.ts';

const visit = openBrowser({ isReused: true });

test('a single card below a centred heading is in the middle', async () => {
  const server = await buildAndServe(fixtureSite('school'), { isDraft: true });
  try {
    const { page } = await visit('/news/admission-open', { home: server.url, width: 1280 });
    const [before, after] = await page.locator('main ul > li:only-child:has(article)').evaluate((item) => {
      const [box, list] = [item.getBoundingClientRect(), (item.parentElement as Element).getBoundingClientRect()];
      return [Math.round(box.left - list.left), Math.round(list.right - box.right)];
    });
    expect(before).toBeGreaterThan(0);
    expect(after).toBe(before);
  } finally {
    await server.close();
  }
});
