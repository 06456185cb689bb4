import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { bilingualSite, buildAndServe, fixtureSite } from '../support/build.ts';
import { openBrowser } from '../support/page.ts';
import { clippedText, overlappingText, sidewaysOverflow } from './measures/text.ts';
import { measureTogether } from './measures/together.ts';

const visit = openBrowser({ isReused: true, isWarm: true });
const { routes }: { routes: { path: string; blocks: { type: string }[] }[] } = JSON.parse(
  readFileSync(fixtureSite('bilingual'), 'utf8'),
);
let server: RunningServer;
beforeAll(async () => {
  server = await buildAndServe(await bilingualSite(), { isDraft: true });
});
afterAll(() => server?.close());

test.each(routes.map(({ path }) => path).filter((path) => path !== '/'))(
  '%s has no layout faults in English at any width',
  async (path) => {
    const { page, problems } = await visit(`/en${path}`, { home: server.url, width: 1280 });
    expect(await page.locator('h1').count()).toBe(1);
    for (const width of [1920, 1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await measureTogether(page, [sidewaysOverflow, clippedText, overlappingText]), `${width} px`).toEqual([]);
    }
    expect(problems).toEqual([]);
  },
);

test('the language link leads to the same page and back, by keyboard', async () => {
  const { page } = await visit('/services/measurements', { home: server.url, width: 1280 });
  for (const [language, direction, path] of [
    ['en', 'ltr', '/en/services/measurements'],
    ['ar', 'rtl', '/services/measurements'],
  ] as const) {
    const link = page.locator(`header a[hreflang="${language}"]:visible`);
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
    const root = page.locator('html');
    expect([await root.getAttribute('lang'), await root.getAttribute('dir'), new URL(page.url()).pathname]).toEqual([
      language,
      direction,
      path,
    ]);
  }
});
