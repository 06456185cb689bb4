import { expect, test } from 'vitest';
import { buildAndServe, fixtureSite } from '../support/build.ts';
import { openBrowser } from '../support/page.ts';

const visit = openBrowser({ isReused: true });

test('the table of contents of a text marks the heading that is being read', async () => {
  const server = await buildAndServe(fixtureSite('school'), { isDraft: true });
  try {
    const { page } = await visit('/about', { home: server.url, width: 1280 });
    const links = page.locator('main nav ol a');
    const marked = () =>
      links.evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).textDecorationLine === 'underline').map((one) => one.getAttribute('href')),
      );
    for (const at of [1, 2]) {
      const href = await links.nth(at).getAttribute('href');
      await page.evaluate((id) => document.getElementById(decodeURIComponent(id))?.scrollIntoView(), href?.slice(1) ?? '');
      await expect.poll(marked).toEqual([href]);
    }
  } finally {
    await server.close();
  }
});
