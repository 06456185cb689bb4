import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../../generator/build/hosting/serve.ts';
import { openBrowser } from '../../../support/page.ts';
import { serveMinimal, serveSpecified } from '../../../support/sites.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });
let server: RunningServer;

const longTitle = 'تعرّف على قيمك الشخصية والمؤسسية، ثم طوّرها عامًا بعد عام';
const longText =
  'يساعدك المقياس على معرفة قيمك والعمل على تنميتها في بيتك وعملك، وفق نظرة إلى القيم في أبعادها الأربعة: المعرفة، والوجدان، والاعتقاد، والممارسة.';

beforeAll(async () => {
  server = await serveSpecified((site) => {
    const hero = site.routes[0]?.blocks.find((block) => block.type === 'hero');
    if (!hero) throw new Error('The home page has no hero.');
    hero.title = longTitle;
    hero.text = longText;
    hero.points = Array.from({ length: 6 }, (_, index) => `${index + 1} ${hero.points?.[1]}`);
    hero.actions = [
      { label: 'ابدأ مقياس القيم الشخصية الآن', href: '/login' },
      { label: 'تعرّف على المنصة', href: '/about-us' },
    ];
  });
});
afterAll(() => server?.close());

const windows = [
  [1366, 657],
  [1024, 650],
  [768, 1024],
  [390, 664],
  [360, 640],
  [320, 640],
] as const;

/** Bottom edge of the main button of the hero, in pixels from the top of the window. */
async function endOfButton([width, height]: readonly [number, number], home?: string): Promise<number> {
  const { page } = await visit('/', { width, height, ...(home ? { home } : {}) });
  await page.evaluate(() => document.fonts.ready);
  const box = await page.locator('main section').first().locator('a[data-look="gold"]').boundingBox();
  if (!box) throw new Error('The main button is not shown.');
  return box.y + box.height;
}

describe.each(windows)('hero in a window of %i by %i', (...size) => {
  test('shows the whole main button in the first view', async () => {
    // Some background is visible below it.
    expect(await endOfButton(size)).toBeLessThan(size[1] - 16);
  });
});

// In the narrowest window such texts fill the first view.
describe.each(windows.filter(([width]) => width >= 360))('hero with long content in a window of %i by %i', (...size) => {
  test('shows the main button in the first view', async () => {
    expect(await endOfButton(size, server.url)).toBeLessThanOrEqual(size[1]);
  });
});

describe.each([
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
])('hero with a star in a window of %i by %i', (width, height) => {
  test('fills the first view down to an edge of the next section', async () => {
    const { page } = await visit('/', { site: 'shipped', width, height });
    await page.evaluate(() => document.fonts.ready);
    const { end, star, form, reserved, words } = await page.evaluate(() => {
      const hero = document.querySelector('main > section') as Element;
      const heightOf = (selector: string) => hero.querySelector(selector)?.getBoundingClientRect().height ?? 0;
      return {
        end: hero.getBoundingClientRect().bottom,
        star: heightOf('form > svg'),
        form: heightOf('form'),
        reserved: heightOf('[data-rows]'),
        words: heightOf('div:has(> div > h1)'),
      };
    });
    expect(height - end).toBeGreaterThanOrEqual(16);
    expect(height - end).toBeLessThanOrEqual(48);
    expect(star / height).toBeGreaterThan(width < 1440 ? 0.27 : 0.36);
    expect(form).toBeCloseTo(reserved, 0);
    expect(words / height).toBeGreaterThan(0.55);
  });
});

describe.each(['centred', 'cover', 'editorial'] as const)('hero with composition %s', (composition) => {
  let composed: RunningServer;
  beforeAll(async () => {
    composed = await serveMinimal(({ site, routes: [home] }) => {
      const picture = home?.blocks.find((block) => block.type === 'banner')?.image;
      if (!home || !picture || !site.theme) throw new Error('The smallest page has no picture.');
      site.theme = { ...site.theme, look: undefined, composition };
      const actions = [{ label: 'ابدأ مقياس القيم الشخصية الآن', href: '/' }];
      home.blocks = [
        {
          type: 'hero',
          eyebrow: 'مقياس القيم',
          title: longTitle,
          text: longText,
          points: ['تقرير', 'دورة'],
          actions,
          image: picture,
        },
      ];
    });
  });
  afterAll(() => composed?.close());

  test.each(windows.filter(([width]) => width === 1366 || width === 390))(
    'shows the main button below a long title in the first view of %i by %i, without overflow',
    async (...size) => {
      const [width, height] = size;
      expect(await endOfButton(size, composed.url)).toBeLessThanOrEqual(height);
      const { page } = await visit('/', { width, height, home: composed.url });
      const shown = await page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [title, picture] = [boxOf('h1'), boxOf('main img')];
        return { over: document.documentElement.scrollWidth - innerWidth, title: title?.top, picture: picture?.width };
      });
      expect(shown.over).toBeLessThanOrEqual(0);
      // The width of the picture distinguishes the compositions.
      const part = (shown.picture ?? 0) / width;
      if (composition === 'cover') expect(part).toBeCloseTo(1, 2);
      else if (composition === 'centred') expect(part).toBeGreaterThan(0.75);
      else expect(part > 0.95).toBe(width === 390);
    },
  );
});
