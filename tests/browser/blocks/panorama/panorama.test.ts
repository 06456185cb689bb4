import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../../generator/build/hosting/serve.ts';
import { openBrowser } from '../../../support/page.ts';
import { serveMinimal } from '../../../support/sites.ts';

const visit = openBrowser({ isReused: true, isWarm: true });
let server: RunningServer;

const titles = ['الفجر', 'الضحى', 'أفاستسقيناكموهاوأفاستسقيناكموهاوأفاستسقي', 'الغروب'];

beforeAll(async () => {
  server = await serveMinimal((site) => {
    const image = { src: 'picture.svg', alt: 'ساحة' };
    const items = titles.map((title, index) => ({ title, text: 'جملة فيها [رابط](/).', image: index === 1 ? undefined : image }));
    const closing = { type: 'points' as const, heading: 'ما بعدها', layout: 'compact' as const };
    const after = Array.from({ length: 6 }, (_, index) => ({ icon: 'leaf' as const, title: `نقطة ${index}`, text: 'جملة.' }));
    site.routes[0]?.blocks.push({ type: 'panorama', id: 'day', heading: 'يوم', items }, { ...closing, items: after });
  });
});
afterAll(() => server?.close());

const edges = (page: Page) =>
  page
    .locator('#day img')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));

/** Position of a scene's heading after it is scrolled into view, as by a link or find in page. */
async function positionOf(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title });
  await heading.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return heading.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const pictures = [...document.querySelectorAll('#day img')].map((picture) => picture.getBoundingClientRect());
    const isBelowPictures = pictures.every((picture) => picture.bottom <= top + 1);
    return { left, right, isOnTop: one.contains(hit), isBelowPictures };
  });
}

test('a panorama on wide windows scrolls sideways and shows a scene when its heading is scrolled to', async () => {
  const { page } = await visit('/', { home: server.url, width: 1280, height: 720, motion: true });
  const list = page.locator('#day ol');
  await list.evaluate((one) => scrollTo({ top: one.getBoundingClientRect().top + scrollY - 160, behavior: 'instant' }));
  await expect.poll(async () => Math.round((await edges(page))[0]?.right ?? 0)).toBe(1280);
  for (const title of [...titles, ...titles.toReversed()]) {
    const { left, right, isOnTop, isBelowPictures } = await positionOf(page, title);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(1280);
    expect({ isOnTop, isBelowPictures }, title).toEqual({ isOnTop: true, isBelowPictures: true });
  }
  await list.evaluate((one) =>
    scrollTo({ top: one.getBoundingClientRect().bottom + scrollY - innerHeight, behavior: 'instant' }),
  );
  await expect.poll(async () => Math.abs((await edges(page)).at(-1)?.left ?? 99)).toBeLessThan(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test('a panorama shows the scene of a focused link', async () => {
  const { page } = await visit('/', { home: server.url, width: 1280, height: 720, motion: true });
  const links = page.locator('#day li a');
  await links.first().focus();
  for (let index = 0; index < titles.length; index++) {
    const at = await links.nth(index).evaluate((one) => ({
      isFocused: one === document.activeElement,
      isSeen: one.getBoundingClientRect().top > 0 && one.getBoundingClientRect().bottom <= innerHeight,
    }));
    expect(at).toEqual({ isFocused: true, isSeen: true });
    await page.keyboard.press('Tab');
  }
});

test('a panorama stacks its scenes on tablets and with reduced motion', async () => {
  for (const place of [
    { width: 1280, height: 720 },
    { width: 600, height: 640 },
  ]) {
    const { page } = await visit('/', { home: server.url, ...place });
    const boxes = await page
      .locator('#day li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
    for (const [index, { top }] of boxes.entries())
      if (index > 0) expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
    for (const { left, right } of await edges(page)) {
      expect(left).toBeGreaterThanOrEqual(-0.5);
      expect(right).toBeLessThanOrEqual(place.width + 0.5);
    }
  }
});

test('a panorama on a phone is one row that scrolls sideways by keyboard', async () => {
  const { page } = await visit('/', { home: server.url, width: 390, height: 844 });
  const list = page.locator('#day [tabindex]');
  const { heights, all } = await list.evaluate((one) => ({
    heights: [...one.querySelectorAll('li')].map((scene) => scene.getBoundingClientRect().top),
    all: one.scrollWidth / one.clientWidth,
  }));
  expect(new Set(heights).size).toBe(1);
  expect(all).toBeGreaterThan(3);
  await list.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => list.evaluate((one) => Math.abs(one.scrollLeft))).toBeGreaterThan(20);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
