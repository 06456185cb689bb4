import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildAndServe, fixtureSite } from '../support/build.ts';
import { defer } from '../support/deferred.ts';
import { openBrowser } from '../support/page.ts';

const visit = openBrowser();

/** Names of the font files that a page loads. */
async function fontsOf(path: string, width: number, home?: string): Promise<string[]> {
  const { page } = await visit('/robots.txt', { width, ...(home !== undefined && { home }) });
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /([^/]+)\.[^./]+\.woff2$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.context().close();
  return [...names].sort();
}

// The only Latin text of these service pages is the e-mail address, which is hidden on phones.
test.each([
  ['/services', 390, ['arabic', 'signs']],
  ['/services/training', 390, ['arabic', 'signs']],
  ['/contact-us', 390, ['arabic', 'latin', 'signs']],
  ['/', 1280, ['arabic', 'latin', 'signs']],
  ['/services/training', 1280, ['arabic', 'latin', 'signs']],
])('%s at %i px loads the fonts %j', async (path, width, expected) => {
  expect(await fontsOf(path, width)).toEqual(expected);
});

test('English and French pages do not load Arabic fonts, Arabic pages load theirs', async () => {
  const server = await buildAndServe(fixtureSite('trilingual'));
  const fontsOn = (path: string) => fontsOf(path, 1280, server.url);
  expect(await fontsOn('/en/donate')).toEqual(['latin']);
  expect(await fontsOn('/fr/')).toEqual(['latin', 'latin-accents']);
  expect(await fontsOn('/registration')).toEqual(['arabic', 'signs']);
  await server.close();
});

/** Fonts in which the browser draws a text; web fonts are marked with `*`. */
async function drawnIn(page: Page, text: string): Promise<string[]> {
  await page.evaluate((value) => {
    const element = Object.assign(document.createElement('p'), { id: 'probe', textContent: value });
    document.body.append(element);
    return document.fonts.ready;
  }, text);
  await page.evaluate((value) => document.fonts.load('400 18px "Readex Pro"', value), text);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#probe' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await page.evaluate(() => document.querySelector('#probe')?.remove());
  return fonts.map(({ familyName, isCustomFont }) => familyName + (isCustomFont ? '*' : ''));
}

test('the typeface draws Arabic, digits, punctuation and Latin, but not missing characters', async () => {
  const { page } = await visit('/', { width: 390 });
  for (const text of [
    'قِيَمٌ لا إله',
    '١٢٣',
    '123',
    '«نعم» (1/2)…',
    'PVA',
    'info@example.com',
    'é',
    'Ḥā\u02BF',
    '\u2068هـ\u200D\u2069',
  ]) {
    expect(await drawnIn(page, text), text).toEqual(['Readex Pro*']);
  }
  expect(await drawnIn(page, '中')).not.toContain('Readex Pro*');
});

test.each([
  ['/observatory', 390],
  ['/products/videoes-bodcasts', 390],
  ['/contact-us', 390],
  ['/services/benchmarking', 1280],
  ['/contact-us', 1280],
])('%s at %i px: late fonts cause no layout shift', async (path, width) => {
  const { page } = await visit('/robots.txt', { width });
  let arrived = 0;
  const shown = defer();
  await page.route('**/*.woff2', async (route) => {
    // Half a second is five times the period in which browsers hide text without its font.
    await Promise.all([shown.promise, new Promise((resolve) => setTimeout(resolve, 500))]);
    await route.continue();
    arrived += 1;
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  shown.resolve();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  // Two frames, so that shifts of the last font are reported.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(arrived).toBeGreaterThan(1);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
});
