import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/hosts/serve.ts';
import { openBrowser } from '../support/page.ts';
import { serveMinimal } from '../support/sites.ts';

const visit = openBrowser({ isReused: true });
let server: RunningServer;

const wells = ['بئر رومة', 'بئر غرس', 'بئر حاء', 'Bir al-Uhn'];

beforeAll(async () => {
  server = await serveMinimal((site) => {
    site.routes[0]?.blocks.push({
      type: 'sky',
      total: 47,
      items: wells.map((name) => ({ name, text: `ماء ${name} عذب.`, questions: [{ name: 'الماء', text: `من حفر ${name}؟` }] })),
      rest: 'أربع نعرف أسماءها، وثلاث وأربعون اندثرت.',
    });
  });
});
afterAll(() => server?.close());

test('without scripts: an address opens its star, the keyboard another, and nothing is wider than the window', async () => {
  const { page, problems } = await visit(`/#${encodeURIComponent('بئر-غرس')}`, { home: server.url, javaScriptEnabled: false });
  const sheet = (name: string) => page.getByText(`من حفر ${name}؟`);
  await sheet('بئر غرس').waitFor();
  await page.locator('summary', { hasText: 'بئر حاء' }).focus();
  await page.keyboard.press('Enter');
  await sheet('بئر حاء').waitFor();
  expect(await sheet('بئر غرس').isVisible()).toBe(false);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const shown = await page.locator('summary').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(shown.every(({ left, right }) => left >= 0 && right <= width)).toBe(true);
    // The cross on the sheet is a part of the star that closes it.
    const cross = await page.locator('[open] > summary').evaluate((star) => getComputedStyle(star, '::after').position);
    expect(cross).toBe(width < 1024 ? 'fixed' : 'absolute');
  }
  expect(problems).toEqual([]);
});

test('with scripts: arrows go along the stars, Escape gives the focus back, and the address follows', async () => {
  const { page, problems } = await visit('/', { home: server.url });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.locator('summary', { hasText: 'بئر رومة' }).focus();
  await page.locator('[data-island="sky"][data-hydrated]').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => decodeURIComponent(url.hash) === '#بئر-غرس');
  await page.keyboard.press('ArrowDown');
  await page.getByText('من حفر بئر حاء؟').waitFor();
  await page.keyboard.press('Escape');
  expect(await focused()).toBe('بئر حاء');
  await page.waitForURL((url) => url.hash === '');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('بئر غرس');
  expect(problems).toEqual([]);
});
