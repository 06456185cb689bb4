import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { themeOptionValues } from '../../templates/theme/theme-options.ts';
import { openBrowser } from '../support/page.ts';
import { serveMinimal } from '../support/sites.ts';

/** Browsers print no backgrounds unless they are asked to: what is light on a dark background must be dark on paper. */
const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

/** Texts and icons with a contrast below 3 to white paper. */
function findFaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    const luminance = (color: string) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const ownText = (element: Element) =>
      [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
    const all = [...document.querySelectorAll('main *')].filter(
      (element) => !element.closest('.visually-hidden') && (ownText(element) || element.localName === 'svg') && isShown(element),
    );
    const faint = all.filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 3);
    return faint.map((element) => `<${element.localName}> ${ownText(element).slice(0, 30)}`);
  });
}

describe.each(
  themeOptionValues.opening.flatMap((opening) => (['regular', 'filled'] as const).map((icons) => ({ opening, icons }))),
)('with opening "$opening" and icons "$icons"', ({ opening, icons }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serveMinimal(({ site, routes: [home] }) => {
      if (!home || !site.theme) throw new Error('The smallest site has no page.');
      site.theme = { ...site.theme, opening, icons };
      const items = ['سؤال', 'بحث', 'عرض'].map((title) => ({ icon: 'flag' as const, title, text: 'نص قصير.' }));
      home.blocks = [
        { type: 'banner', title: 'الخدمات', text: 'شروط كل خدمة ورسومها.' },
        { type: 'points', heading: 'نقاط', layout: 'cards', items },
        { type: 'points', heading: 'خطوات', layout: 'steps', items },
        { type: 'figures', heading: 'أرقام', items: [{ value: '88', label: 'جهة' }] },
      ];
    });
  });
  afterAll(() => server?.close());

  test.each(['light', 'dark'] as const)('text is dark on paper in the %s scheme', async (colorScheme) => {
    const { page } = await visit('/', { home: server.url });
    await page.emulateMedia({ media: 'print', colorScheme });
    expect(await page.locator('main h1').count()).toBe(1);
    expect(await findFaint(page)).toEqual([]);
  });
});
