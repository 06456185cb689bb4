import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { shippedSite, specifiedContent } from './build.ts';
import { firstsOfTypes } from './first-pages.ts';

const routes: { path: string; blocks: { type: string }[] }[] = JSON.parse(readFileSync(shippedSite, 'utf8')).routes;

/** Every page of `site.json`, and the 404 page. */
export const everyPath = [...routes.map(({ path }) => path), '/no-such-page'];

/** Representative pages of `site.json`: each is the first with some block type. */
export const firstPaths = [...firstsOfTypes(routes), '/no-such-page'];

/** One page of each kind of the specified site, by name. */
export const pageKinds: Record<string, string> = {
  home: '/',
  'about-us': '/about-us',
  services: '/services',
  service: '/services/measurements',
  'service-in-preparation': '/services/consulting',
  products: '/products',
  product: '/products/studies-research',
  observatory: '/observatory',
  contact: '/contact-us',
  login: '/login',
  'not-found': '/no-such-page',
};

const specified: { path: string; blocks: { type: string }[] }[] = JSON.parse(readFileSync(specifiedContent, 'utf8')).routes;

/** Paths of representative kinds: each is the first with some block type, or has no blocks. */
export const firstKinds = firstsOfTypes(
  Object.values(pageKinds).map((path) => ({
    path,
    blocks: specified.find((route) => route.path === path)?.blocks ?? [{ type: path }],
  })),
);

/**
 * Waits until a page is ready for screenshots: carousels hydrated, pictures and fonts loaded, scrolled to the top. Carousels
 * are scrolled into view one by one, which triggers hydration.
 */
export async function waitForStablePage(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelector('[data-island="carousel"]:not([data-hydrated])');
    waiting?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return !waiting;
  });
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await waitForMedia(page);
}

/** Scrolls through a page by window height, and back to its top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await waitForMedia(page);
}

/** Waits until visible pictures and fonts have loaded, at the top of the page. */
export function waitForMedia(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await Promise.all([...document.images].filter((one) => one.checkVisibility()).map((one) => one.decode()));
    await document.fonts.ready;
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
