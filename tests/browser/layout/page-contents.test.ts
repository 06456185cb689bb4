import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { htmlErrors } from '../../support/html.ts';
import { openBrowser } from '../../support/page.ts';
import { serveMinimal } from '../../support/sites.ts';

const visit = openBrowser({ isReused: true, isWarm: true });
let server: RunningServer;

const items = Array.from({ length: 9 }, (_, index) => ({ icon: 'leaf' as const, title: `نقطة ${index}`, text: 'جملة.' }));
const section = { type: 'points' as const, layout: 'cards' as const, items };
const actions = [{ label: 'راسلنا', href: '/' }];

beforeAll(async () => {
  server = await serveMinimal((site) => {
    const [home] = site.routes;
    if (!home) throw new Error('The smallest site has no page.');
    home.contents = 'في هذه الصفحة';
    home.blocks.push(
      { ...section, heading: 'الرؤية' },
      { ...section, heading: 'الرؤية' },
      { ...section, heading: '**القيم**', id: 'values' },
      { type: 'call-to-action', heading: 'ابدأ', text: 'راسلنا اليوم.', actions },
    );
  });
});
afterAll(() => server?.close());

test.each([390, 1280])('the contents of a page at %i px lead to each section', async (width) => {
  const { page } = await visit('/', { home: server.url, width, height: 844, javaScriptEnabled: false });
  const list = page.getByRole('navigation', { name: 'في هذه الصفحة' });
  expect(await list.getByRole('link').allTextContents()).toEqual(['الرؤية', 'الرؤية', 'القيم']);
  const targets = await list.getByRole('link').evaluateAll((all) => all.map((one) => decodeURI((one as HTMLAnchorElement).hash)));
  expect(targets).toEqual(['#الرؤية', '#الرؤية-2', '#values']);
  for (const [index, heading] of (await page.locator('main h2').all()).slice(0, 3).entries()) {
    await list.getByRole('link').nth(index).click();
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(300);
    const isCovered = await heading.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    expect(isCovered).toBe(false);
    if (width === 390) expect(await list.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
    else await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('the contents of a page are valid HTML', async () => {
  expect(await htmlErrors(await (await fetch(server.url)).text())).toEqual([]);
});
