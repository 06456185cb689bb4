import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../../generator/build/hosting/serve.ts';
import { openBrowser, waitForHydration } from '../../../support/page.ts';
import { serveMinimal } from '../../../support/sites.ts';
import { walkFocus } from '../../measures/focus.ts';

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
      action: { label: 'الآبار', href: '/' },
    });
  });
});
afterAll(() => server?.close());

test('a sky without scripts opens a star by address and by keyboard, without overflow', async () => {
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
    // The close mark on the panel belongs to the star.
    const cross = await page.locator('[open] > summary').evaluate((star) => getComputedStyle(star, '::after').position);
    expect(cross).toBe(width < 1024 ? 'fixed' : 'absolute');
  }
  expect(problems).toEqual([]);
});

test('a sky with scripts moves with arrow keys, closes with Escape and updates the address', async () => {
  const { page, problems } = await visit('/', { home: server.url });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.locator('summary', { hasText: 'بئر رومة' }).focus();
  await waitForHydration(page, 'sky');
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

/** Runs in the page: whether the middle of a star is uncovered. */
function isUncovered(star: Element): boolean {
  const { left, top, width } = star.getBoundingClientRect();
  return star.contains(document.elementFromPoint(left + width / 2, top + 22));
}

// WCAG 2.4.11
test.each([
  [390, true],
  [390, false],
  [1280, true],
  [1280, false],
])('at %i px, scripts %s: an open panel never covers the focused element', async (width, javaScriptEnabled) => {
  const { page } = await visit('/', { home: server.url, width, height: 800, javaScriptEnabled });
  for (const [key, name] of [
    ['Tab', 'بئر رومة'],
    ['Tab', 'Bir al-Uhn'],
    ['Shift+Tab', 'بئر غرس'],
    ['Shift+Tab', 'Bir al-Uhn'],
  ] as const) {
    const star = page.locator('summary', { hasText: name });
    await star.focus();
    await page.keyboard.press('Enter');
    await page.getByText(`من حفر ${name}؟`).waitFor();
    if (javaScriptEnabled) {
      await waitForHydration(page, 'sky');
      // The panel does not cover its own star either.
      await expect.poll(() => star.evaluate(isUncovered)).toBe(true);
    }
    const stops = await walkFocus(page, key, 20);
    expect(stops.length).toBeGreaterThan(0);
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
    if (javaScriptEnabled) expect(await page.locator('details[open]').count()).toBe(0);
  }
});

test('a star opened by pointer closes with Escape and when it leaves the window', async () => {
  const { page, problems } = await visit('/', { home: server.url, width: 390, height: 800 });
  const star = page.locator('summary', { hasText: 'بئر حاء' });
  const sheet = page.getByText('من حفر بئر حاء؟');
  await star.click();
  await waitForHydration(page, 'sky');
  // A click in the panel moves the focus away from the star.
  await sheet.click();
  expect(await sheet.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await star.evaluate((one) => one === document.activeElement)).toBe(true);
  await star.click();
  await sheet.waitFor();
  // Scrolling to the star has ended then; otherwise it would undo the next line.
  await page.waitForURL((url) => url.hash !== '');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.setViewportSize({ width: 390, height: 200 });
  await sheet.waitFor({ state: 'hidden' });
  await page.waitForURL((url) => url.hash === '');
  expect(problems).toEqual([]);
});
