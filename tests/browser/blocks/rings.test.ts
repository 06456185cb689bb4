import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openBrowser } from '../../support/page.ts';
import { serveMinimal } from '../../support/sites.ts';
import { clippedText } from '../measures/text.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

const rings = {
  type: 'rings' as const,
  heading: 'من الشارع إلى الوادي',
  text: 'نبدأ من باب بيتك، ثم نوسع الدائرة.',
  rings: ['الشارع', 'الحي', 'المدينة', 'الوادي'].map((title) => ({ title, text: 'إنارة ورصيف وشجر.' })),
};

describe.each(['khatam', 'arcade', 'grid', 'sadu', 'contours'] as const)('rings of the motif "%s"', (motif) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serveMinimal(({ site, routes: [home] }) => {
      if (!home || !site.theme) throw new Error('The smallest site has no page.');
      site.theme = { ...site.theme, motif };
      home.blocks = [...home.blocks, rings];
    });
  });
  afterAll(() => server?.close());

  test.each([390, 768, 1024, 1280, 1920])('show all names in a window of %i px', async (width) => {
    const { page } = await visit('/', { width, height: 900, home: server.url });
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('foreignObject').count()).toBe(4);
    expect(await clippedText(page)).toEqual([]);
  });
});
