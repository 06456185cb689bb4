import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { shippedSite, specifiedContent } from './build.ts';
import { firstsOfTypes } from './first-pages.ts';

const routes: { path: string; blocks: { type: string }[] }[] = JSON.parse(readFileSync(shippedSite, 'utf8')).routes;

/** Every page of `site.json`, and the one that is served where there is none. */
export const everyPath = [...routes.map(({ path }) => path), '/no-such-page'];

/** Pages of `site.json` that stand for the others: each is the first to show a type of block. */
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

/** Paths of those kinds that stand for the others: each is the first of them to show a type of block, or has none. */
export const firstKinds = firstsOfTypes(
  Object.values(pageKinds).map((path) => ({
    path,
    blocks: specified.find((route) => route.path === path)?.blocks ?? [{ type: path }],
  })),
);

/**
 * Brings a page to the state in which it is looked at: its carousels alive, its pictures and fonts there, at its top.
 * Carousels come into view one after the other, because that is what they wait for.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelector('[data-island="carousel"]:not([data-hydrated])');
    waiting?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return !waiting;
  });
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await rest(page);
}

/** Shows all of a page, window by window, and comes back to its top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await rest(page);
}

/** Waits until the pictures and fonts that a page shows now are there, at its top. */
export function rest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await Promise.all([...document.images].filter((one) => one.checkVisibility()).map((one) => one.decode()));
    await document.fonts.ready;
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
