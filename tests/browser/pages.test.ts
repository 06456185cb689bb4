import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shippedSite } from '../support/build.ts';
import { openBrowser } from '../support/page.ts';
import { scrollThrough, waitForStablePage } from '../support/screenshot-pages.ts';
import { layoutFaults } from './measures/layout.ts';

const visit = openBrowser({ isReused: true });
const { routes: written } = JSON.parse(readFileSync(shippedSite, 'utf8'));
const routes: string[] = written.map(({ path }: { path: string }) => path);

/** Cumulative layout shift of the page. */
const shifts = `new Promise((resolve) => {
  let total = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) total += entry.value; }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
})`;

describe.each(routes)('%s', (route) => {
  test('has no console messages, foreign requests, layout shifts or layout faults, and only the loader script', async () => {
    // A low window without a carousel in view.
    const { page, problems, scripts } = await visit(route, { site: 'shipped', width: 1280, height: 400 });
    expect(scripts.filter((script) => !/\/assets\/loader\./.test(script))).toEqual([]);
    expect(scripts).toHaveLength(1);
    const atFirst = await page.evaluate<number>(shifts);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 400 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}px`).toBeLessThanOrEqual(width);
    }
    const afterResizing = await page.evaluate<number>(shifts);
    // Scrolls through the page, so that carousels hydrate.
    await waitForStablePage(page);
    await scrollThrough(page);
    const later = (await page.evaluate<number>(shifts)) - afterResizing;
    expect(atFirst + later, 'shifts at 1280px').toBeLessThan(0.001);

    const phone = await visit(route, { site: 'shipped', width: 390, height: 844 });
    await waitForStablePage(phone.page);
    await scrollThrough(phone.page);
    expect(await phone.page.evaluate<number>(shifts), 'shifts at 390px').toBeLessThan(0.001);
    expect(await layoutFaults(page)).toEqual({});
    expect([...problems, ...phone.problems]).toEqual([]);
  });
});

test('the 404 page has no layout faults', async () => {
  const { page } = await visit('/no-such-page', { site: 'shipped' });
  await waitForStablePage(page);
  expect(await layoutFaults(page)).toEqual({});
});

describe('sections revealed on scroll', () => {
  const hidden = '[data-reveal="hidden"]';

  test('wait below the first view and appear with the configured duration and stagger', async () => {
    const { page } = await visit('/services', { motion: true, height: 600 });
    await page.locator(hidden).first().waitFor({ state: 'attached' });
    const card = page.locator('[data-stagger="9"]');
    expect(await card.getAttribute('data-reveal')).toBe('hidden');
    await card.scrollIntoViewIfNeeded();
    await page.locator('[data-stagger="9"][data-reveal="shown"]').waitFor();
    const timing = await card.evaluate((element) => {
      const { animationDuration, animationDelay } = getComputedStyle(element);
      return [animationDuration, animationDelay];
    });
    expect(timing).toEqual(['1s', '0.9s']);
    const section = page.locator('section[data-reveal="shown"]').last();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => section.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('1.2s');
    await expect.poll(() => page.locator(hidden).count()).toBe(0);
  });

  test('are never hidden in the first view', async () => {
    const { page } = await visit('/', { motion: true });
    const inView = await page
      .locator(hidden)
      .evaluateAll((all) => all.filter((element) => element.getBoundingClientRect().top < innerHeight - 100).length);
    expect(inView).toBe(0);
  });

  test.each([
    ['without scripts', { javaScriptEnabled: false, motion: true }],
    ['with reduced motion', { motion: false }],
  ])('are all visible %s', async (_name, options) => {
    const { page } = await visit('/about-us', options);
    const sections = await page.locator('main > div > section').all();
    expect(sections.length).toBeGreaterThan(5);
    for (const element of sections) {
      expect(await element.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
      expect(await element.isVisible()).toBe(true);
    }
    expect(await page.locator('[data-reveal]:not([data-reveal=""])').count()).toBe(0);
  });

  test('are all visible in print', async () => {
    const { page } = await visit('/about-us', { motion: true, height: 500 });
    await page.locator(hidden).first().waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const faint = await page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity !== '1').length);
    expect(faint).toBe(0);
  });
});

test('a page set to start at its top does so after a reload; other pages keep their position', async () => {
  const positions: number[] = [];
  for (const route of ['/services/training', '/about-us']) {
    const { page } = await visit(route, { height: 500 });
    await page.evaluate(() => scrollTo(0, 900));
    await page.reload();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    positions.push(await page.evaluate(() => scrollY));
  }
  expect(positions[0]).toBe(0);
  expect(positions[1]).toBeGreaterThan(0);
});

test('the skip link is the first tab stop and moves to the content', async () => {
  const { page } = await visit('/services/training');
  await page.keyboard.press('Tab');
  const link = page.locator('a[href="#main_"]');
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await link.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main_');
});

test('contact details show from medium width only', async () => {
  const { page } = await visit('/', { width: 390 });
  const phone = page.locator('footer a[href^="tel:"]');
  expect(await phone.isVisible()).toBe(false);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await phone.isVisible()).toBe(true);
  expect(
    await page
      .locator('footer > div')
      .first()
      .evaluate((strip) => getComputedStyle(strip).backgroundColor),
  ).toBe('rgb(241, 240, 238)');
});

test('the breadcrumb bar is 64 px high', async () => {
  for (const width of [320, 1280]) {
    const { page } = await visit('/services/indicators-measuring-tools', { width });
    expect((await page.locator('main nav').boundingBox())?.height).toBe(64);
  }
});

test('an unknown address gets the 404 page with status 404', async () => {
  const { page } = await visit('/');
  const response = await page.goto(`${page.url()}no-such-page/at/all`);
  expect(response?.status()).toBe(404);
  expect(await page.locator('h1').textContent()).toBe('لم نجد الصفحة التي تبحث عنها');
  await page.getByRole('link', { name: 'العودة إلى الرئيسية' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the contact form has required fields, an e-mail field, an inactive button and a lazily loaded map', async () => {
  const { page, problems } = await visit('/contact-us', { height: 400 });
  const frame = page.locator('iframe');
  expect(await frame.getAttribute('loading')).toBe('lazy');
  await page.getByLabel('الاسم الأول').fill('نورة');
  await page.keyboard.press('Enter');
  const before = page.url();
  await page.getByRole('button', { name: 'إرسال' }).click();
  expect(page.url()).toBe(before);
  expect(await page.getByLabel('الاسم الأول').inputValue()).toBe('نورة');
  expect(problems).toEqual([]);
});
