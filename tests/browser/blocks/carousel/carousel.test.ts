import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowser, waitForHydration } from '../../../support/page.ts';

const visit = openBrowser({ isReused: true });
/** Options for tests of geometry. */
const unpainted = { isUnpainted: true, isWarm: true };

/** Specification, point 9: slides shown at each breakpoint (max-width, inclusive). */
const services: [width: number, slides: number][] = [
  [1920, 4],
  [1601, 4],
  [1600, 3],
  [1281, 3],
  [1280, 3],
  [1025, 3],
  [1024, 2],
  [769, 2],
  [768, 1.5],
  [601, 1.5],
  [600, 1],
  [481, 1],
  [480, 1],
  [320, 1],
];
const trainings: [width: number, slides: number][] = [
  [1920, 4],
  [1281, 4],
  [1280, 3],
  [1025, 3],
  [1024, 2],
  [769, 2],
  [768, 1],
  [320, 1],
];

function carousel(page: Page, index: number): Locator {
  return page.locator('.splide').nth(index);
}

/** Brings a carousel into view, which hydrates it. */
async function hydrate(page: Page, index: number): Promise<Locator> {
  const one = carousel(page, index);
  await one.scrollIntoViewIfNeeded();
  await one.and(page.locator('.is-initialized')).waitFor();
  await waitForHydration(page, 'carousel');
  return one;
}

/** Number of visible slides: width of the track divided by that of a slide, each plus one gap. */
function slidesShown(one: Locator): Promise<number> {
  return one.evaluate((root) => {
    const track = root.querySelector('.splide__track') as HTMLElement;
    const slide = root.querySelector('.splide__slide') as HTMLElement;
    const style = getComputedStyle(track);
    const inner = track.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const gap = 24;
    return Math.round(((inner + gap) / (slide.getBoundingClientRect().width + gap)) * 100) / 100;
  });
}

/** Label of the first visible slide. */
const activeSlide = (one: Locator) =>
  one.locator('.splide__slide.is-active:not(.splide__slide--clone) > [role="group"]').getAttribute('aria-label');

function firstSlide(one: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return one.evaluate((root) => {
    const slide = root.querySelector('.splide__slide:not(.splide__slide--clone)') as HTMLElement;
    const { x, y, width, height } = slide.getBoundingClientRect();
    return { x: Math.round(x), y: Math.round(y + scrollY), width: Math.round(width), height: Math.round(height) };
  });
}

describe('carousel without scripts', () => {
  test('is a scrollable row with the same geometry and no inactive controls', async () => {
    const { page } = await visit('/', { width: 768, javaScriptEnabled: false });
    const one = carousel(page, 0);
    expect(await one.getByRole('listitem').count()).toBe(9);
    expect(await one.locator('button').first().isVisible()).toBe(false);
    expect(await slidesShown(one)).toBe(1.5);
    const track = one.locator('.splide__track');
    expect(await track.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    for (const slide of await one.getByRole('listitem').all()) expect(await slide.isVisible()).toBe(true);
  });
});

describe('carousel with failing scripts', () => {
  test('stays scrollable, retries once per appearance in view, and hydrates when the network is back', async () => {
    const { page } = await visit('/', { width: 768 });
    let requestCount = 0;
    await page.route('**/assets/carousel.*.js', (route) => {
      requestCount += 1;
      return route.abort();
    });
    const one = carousel(page, 0);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/carousel.'));
    await one.scrollIntoViewIfNeeded();
    await failed;
    const track = one.locator('.splide__track');
    expect(await track.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    for (const button of await one.locator('button').all()) expect(await button.isVisible()).toBe(false);
    // Enough frames for an observer that would retry at once.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(requestCount).toBe(1);
    await page.unroute('**/assets/carousel.*.js');
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await hydrate(page, 0);
  });
});

describe('carousel geometry', () => {
  for (const [index, name, table] of [
    [0, 'services', services],
    [1, 'trainings', trainings],
  ] as const) {
    test(`${name}: matches the specification at every breakpoint, before and after hydration`, async () => {
      const { page } = await visit('/', { width: 1920, ...unpainted });
      for (const [width, slides] of table) {
        await page.setViewportSize({ width, height: 900 });
        expect([width, await slidesShown(carousel(page, index))]).toEqual([width, slides]);
      }
      const one = await hydrate(page, index);
      for (const [width, slides] of table) {
        await page.setViewportSize({ width, height: 900 });
        // Splide handles a resize after a frame or two.
        await expect.poll(() => slidesShown(one), { message: `${name} at ${width}px` }).toBe(slides);
      }
    });
  }

  test('does not move the first slide on hydration', async () => {
    for (const width of [1920, 1280, 768, 390]) {
      const { page, leave } = await visit('/', { width, ...unpainted });
      const before = await firstSlide(carousel(page, 0));
      const after = await firstSlide(await hydrate(page, 0));
      expect([width, after]).toEqual([width, before]);
      await leave();
    }
  });
});

describe('services carousel', () => {
  test('shows nine cards in order, dots of at least 24 px and no arrows', async () => {
    const { page, problems } = await visit('/', { width: 768, ...unpainted });
    const one = await hydrate(page, 0);
    const links = await one
      .locator('.splide__slide:not(.splide__slide--clone) a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual(
      [
        'personal-guidance',
        'benchmarking',
        'knowledge-sharing',
        'measurements',
        'formation',
        'consulting',
        'sustainability-integration',
        'empowerment',
        'training',
      ].map((name) => `/services/${name}`),
    );
    expect(await one.locator('.splide__arrow').count()).toBe(0);
    const dots = one.locator('.splide__pagination__page');
    expect(await dots.count()).toBe(9);
    for (const dot of await dots.all()) {
      const box = await dot.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await dots.nth(4).click();
    await one.locator('.splide__slide.is-active [aria-label="5 من 9"]').first().waitFor();
    expect(problems).toEqual([]);
  });

  test('names every slide and gives clones no tab stops or duplicate ids', async () => {
    const { page } = await visit('/', { width: 1280, ...unpainted });
    const one = await hydrate(page, 0);
    const labels = await one
      .locator('.splide__slide:not(.splide__slide--clone) > [role="group"]')
      .evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label')));
    expect(labels).toEqual(Array.from({ length: 9 }, (_, i) => `${i + 1} من 9`));
    const stops = one.locator('.splide__slide--clone :is(a, button)');
    expect(await stops.count()).toBeGreaterThan(0);
    expect(await stops.evaluateAll((all) => all.filter((node) => (node as HTMLElement).tabIndex >= 0).length)).toBe(0);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    // The dots bring clones into view at the end of the row: still no tab stop.
    await one.locator('.splide__pagination__page').last().click();
    await one.locator('.splide__slide.is-active [aria-label="7 من 9"]').first().waitFor();
    expect(await stops.evaluateAll((all) => all.filter((node) => (node as HTMLElement).tabIndex >= 0).length)).toBe(0);
  });

  test('stays a list of named groups with plain buttons as dots at any window size', async () => {
    const { page } = await visit('/', { width: 1280, ...unpainted });
    const one = await hydrate(page, 0);
    const dots = one.getByRole('list', { name: 'اختر البطاقات المعروضة' }).getByRole('button');
    const current = () => dots.evaluateAll((all) => all.map((dot) => dot.ariaCurrent));
    const shown = () =>
      one
        .locator('.splide__track')
        .getByRole('list')
        .getByRole('listitem')
        .getByRole('group')
        .evaluateAll((all) => all.map((group) => group.ariaLabel));
    const other = one.locator('[role^="tab"], [role="presentation"], [aria-selected]');
    expect(await one.getAttribute('aria-roledescription')).toBe('شريط بطاقات متحرك');
    expect(await one.getByRole('group', { name: '1 من 9' }).getAttribute('aria-roledescription')).toBe('بطاقة');
    expect(await shown()).toEqual(['1 من 9', '2 من 9', '3 من 9']);
    expect(await current()).toEqual(['true', null, null]);
    // Each dot is a tab stop, and keeps the focus while the row moves.
    await dots.first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(shown).toEqual(['4 من 9', '5 من 9', '6 من 9']);
    expect(await current()).toEqual([null, 'true', null]);
    expect(await dots.nth(1).evaluate((dot) => dot === document.activeElement)).toBe(true);
    // Backwards from there: only links of visible slides.
    for (const name of ['6', '5', '4']) {
      await page.keyboard.press('Shift+Tab');
      if (name === '6') await page.keyboard.press('Shift+Tab');
      const focused = () => document.activeElement?.closest('[role="group"]')?.ariaLabel;
      expect(await page.evaluate(focused)).toBe(`${name} من 9`);
    }
    expect(await other.count()).toBe(0);
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(() => dots.count()).toBe(9);
    expect(await shown()).toHaveLength(1);
    expect((await current()).filter(Boolean)).toEqual(['true']);
    expect(await other.count()).toBe(0);
  });

  test('loops endlessly in reading direction', async () => {
    const { page } = await visit('/', { width: 390 });
    const one = await hydrate(page, 1);
    const next = one.locator('.splide__arrow--next');
    const seen: string[] = [];
    for (let step = 0; step < 9; step++) {
      seen.push((await activeSlide(one)) ?? '');
      await next.click();
      await expect.poll(() => activeSlide(one)).not.toBe(seen.at(-1));
    }
    expect(seen).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '1'].map((n) => `${n} من 8`));
  });
});

describe('carousel rotation', () => {
  const rotating = { width: 1280, motion: true };
  const state = (one: Locator) => one.locator('[data-playing]').getAttribute('data-playing');

  test('starts by itself, with the pause button as first tab stop', async () => {
    const { page } = await visit('/', rotating);
    const one = await hydrate(page, 0);
    await page.mouse.move(5, 5);
    expect(await state(one)).toBe('true');
    await expect.poll(() => activeSlide(one)).not.toBe('1 من 9');
    const first = await one.evaluate((root) => (root.querySelector('a, button') as HTMLElement).getAttribute('data-playing'));
    expect(first).toBe('true');
  });

  test('pauses under the pointer and resumes when it leaves', async () => {
    const { page } = await visit('/', rotating);
    const one = await hydrate(page, 0);
    const isPaused = () => one.locator('.splide__track').getAttribute('aria-live');
    await one.hover();
    await expect.poll(isPaused).toBe('polite');
    await page.mouse.move(5, 5);
    await expect.poll(isPaused).toBe('off');
  });

  test('stops on keyboard focus and resumes only on request', async () => {
    const { page } = await visit('/', rotating);
    const one = await hydrate(page, 0);
    await page.mouse.move(5, 5);
    await page.locator('section:has(.splide) a').first().focus();
    await page.keyboard.press('Tab');
    expect(await one.locator('[data-playing]').evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => state(one)).toBe('false');
    const label = await one.locator('[data-playing]').getAttribute('aria-label');
    expect(label).toBe('شغّل الحركة التلقائية');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => one.locator('.splide__track').getAttribute('aria-live')).toBe('polite');
    expect(await state(one)).toBe('false');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => state(one)).toBe('true');
    await expect.poll(() => one.locator('.splide__track').getAttribute('aria-live')).toBe('off');
    await page.keyboard.press('Tab');
    await expect.poll(() => state(one)).toBe('false');
  });

  test('stops permanently on a click on pause', async () => {
    const { page } = await visit('/', rotating);
    const one = await hydrate(page, 0);
    await one.locator('[data-playing]').click();
    await expect.poll(() => state(one)).toBe('false');
    await page.mouse.move(5, 5);
    await expect.poll(() => one.locator('.splide__track').getAttribute('aria-live')).toBe('polite');
    expect(await state(one)).toBe('false');
  });

  test('does not start with reduced motion', async () => {
    const { page } = await visit('/', { width: 1280 });
    const one = await hydrate(page, 0);
    expect(await state(one)).toBe('false');
    expect(await one.locator('.splide__track').getAttribute('aria-live')).toBe('polite');
  });
});
