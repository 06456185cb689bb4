import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { Site } from '../../site.schema.ts';
import { buildAndServe } from '../support/build.ts';
import { openBrowser } from '../support/page.ts';
import { photoSite } from '../support/photos.ts';

const visit = openBrowser({ isReused: true, isUnpainted: true });
let server: RunningServer;

/** Adds pictures in every kind of place. */
function edit(site: Site): void {
  const image = site.routes[0]?.blocks.find((block) => block.type === 'hero')?.image;
  for (const { blocks, path } of site.routes) {
    for (const block of blocks) {
      if (block.type === 'notice') block.image = image;
      if (block.type === 'card-grid' && path === '/services/consulting') block.cards.names = block.cards.names?.slice(0, 2);
      // Partial slides on tablets, wide horizontal ones on large screens.
      if (block.type === 'carousel' && block.autoplay === false)
        Object.assign(block, { slides: 2, breakpoints: [{ maxWidth: 1279, slides: 1.5 }] });
    }
  }
}

beforeAll(async () => {
  server = await buildAndServe(await photoSite({ width: 2400, height: 1800, edit }), { isDraft: true });
});
afterAll(() => server?.close());

interface Shown {
  source: string;
  /** Width declared by `sizes`, in CSS pixels. */
  declared: number;
  /** Width of the drawn photo, larger than its box when cropped. */
  drawn: number;
  place: string;
}

/** All visible pictures of the page, loaded. */
function readPictures(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const all = [...document.querySelectorAll<HTMLImageElement>('main img, header img')];
    const pictures = all.filter((image) => image.getClientRects().length > 0 && !image.closest('.splide__slide--clone'));
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    return pictures.map((image) => {
      const { width, height } = getComputedStyle(image);
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return {
        source: image.currentSrc,
        declared: image.naturalWidth,
        drawn: Math.max(Number.parseFloat(width), Number.parseFloat(height) * ratio),
        place: `${image.closest('section')?.querySelector('h1, h2')?.textContent ?? 'header'} ${image.className}`,
      };
    });
  });
}

const ladder = [320, 480, 640, 960, 1280, 1920];

const screens = [
  { width: 390, ratio: 2 },
  { width: 390, ratio: 3 },
  { width: 768, ratio: 1 },
  { width: 1024, ratio: 1 },
  { width: 1280, ratio: 1 },
  { width: 1920, ratio: 1 },
  { width: 2560, ratio: 1 },
];

const pages = ['/', '/services', '/services/measurements', '/services/consulting', '/products', '/login'];

describe.each(pages)('photos on %s', (path) => {
  test.each(screens)('at $width px and device pixel ratio $ratio are as large as displayed and little larger', async (screen) => {
    const { page, problems } = await visit(path, { home: server.url, width: screen.width, deviceScaleFactor: screen.ratio });
    const pictures = await readPictures(page);
    expect(pictures.length).toBeGreaterThan(0);
    const wrong = pictures.filter(({ source, declared, drawn }) => {
      const needed = drawn * screen.ratio;
      // Browsers choose the nearest candidate, so the declared width is checked against the drawn one.
      const least = ladder.find((step) => step >= declared * screen.ratio * 0.99) ?? 1920;
      const chosen = Number(/-(\d+)\.\w+$/.exec(source)?.[1]);
      const isEnough = declared >= drawn * 0.98 && chosen >= Math.min(needed * 0.8, 880);
      const isLittleMore = declared <= drawn * 1.12 && (least <= needed * 1.6 || least === 320);
      return !(isEnough && (isLittleMore || source.includes('logo')));
    });
    expect(wrong, JSON.stringify(wrong, null, 1)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

test('a picture that is hidden on phones is not loaded there', async () => {
  const fetched = async (width: number) => {
    const { page } = await visit('/login', { home: server.url, width, deviceScaleFactor: 3 });
    await page.evaluate(() => document.fonts.ready);
    const sources = await page
      .locator('main img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc));
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return sources.filter((source) => names.includes(source)).length;
  };
  expect(await fetched(390)).toBe(1);
  expect(await fetched(1280)).toBe(2);
});

test('the placeholder colour of a photo fills its place', async () => {
  const { page } = await visit('/', { home: server.url, width: 390 });
  const waiting = await page
    .locator('main img[data-tone]')
    .last()
    .evaluate((image: HTMLImageElement) => ({
      color: getComputedStyle(image).backgroundColor,
      tone: image.dataset.tone,
      height: image.getBoundingClientRect().height,
    }));
  const [red, green, blue] = (waiting.tone?.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
  expect(waiting.color).toBe(`rgb(${red}, ${green}, ${blue})`);
  expect(waiting.height).toBeGreaterThan(100);
});
