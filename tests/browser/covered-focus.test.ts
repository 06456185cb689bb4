import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { themeOptionValues } from '../../templates/theme/theme-options.ts';
import { buildAndServe, fixtureSite } from '../support/build.ts';
import { openBrowser } from '../support/page.ts';
import { everyPath } from '../support/screenshot-pages.ts';
import { serveSticky, stickyPaths } from '../support/sticky-site.ts';
import { walkFocus } from './measures/focus.ts';

/** WCAG 2.4.11: sticky elements never cover the focused element. */
const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });
const widths = [390, 1280];
const height = 720;

/** Covered elements of a page while tabbing in both directions. */
async function findCovered(page: Page): Promise<string[]> {
  const forwards = await walkFocus(page, 'Tab');
  expect(forwards.length).toBeGreaterThan(4);
  const backwards = await walkFocus(page, 'Shift+Tab', forwards.length);
  // The headless shell does not scroll focused frames of other origins into view.
  const stops = [...forwards, ...backwards].filter(({ name }) => !name.startsWith('<iframe>'));
  return stops.flatMap(({ name, faults }) =>
    faults.filter((fault) => /^covered/.test(fault)).map((fault) => `${name}: ${fault}`),
  );
}

describe('focused elements on pages of the shipped site', () => {
  test.each(everyPath)('are never covered: %s', async (path) => {
    for (const width of widths) {
      const { page, leave } = await visit(path, { site: 'shipped', width, height });
      expect(await findCovered(page), `${width} px`).toEqual([]);
      await leave();
    }
  });
});

describe.each(themeOptionValues.header)('focused elements below sticky elements, with header "%s"', (form) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serveSticky(form);
  });
  afterAll(() => server?.close());

  test.each(stickyPaths)('are never covered: %s', async (path) => {
    for (const width of widths) {
      const { page, leave } = await visit(path, { home: server.url, width, height });
      expect(await findCovered(page), `${width} px`).toEqual([]);
      await leave();
    }
  });
});

test('focused results in the search dialog are never covered by its sticky title', async () => {
  const server = await buildAndServe(fixtureSite('municipality'), { isDraft: true });
  try {
    for (const width of widths) {
      const { page, leave } = await visit('/', { home: server.url, width, height: 500 });
      await page.keyboard.press('Control+KeyK');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await page.keyboard.type('الخدمات');
      await dialog.locator('a[data-result]').nth(3).waitFor();
      const stops = [...(await walkFocus(page, 'Tab', 12)), ...(await walkFocus(page, 'Shift+Tab', 12))];
      expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
      await leave();
    }
  } finally {
    await server.close();
  }
});
