import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openBrowser } from '../../support/page.ts';
import { serveMinimal } from '../../support/sites.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

/** Places of title, breadcrumb and picture, as seen from the start of the window. */
interface Places {
  breadcrumb: 'above' | 'below';
  /** Where the title is between start (0) and end (1) of the window, by its middle. */
  title: number;
  /** Width of the picture relative to the window. */
  picture: number;
  isTitleOverPicture: boolean;
  overflow: number;
}

const placesOf = (): Places => {
  const boxOf = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box) throw new Error(`The page has no ${selector}.`);
    return box;
  };
  const [heading, breadcrumb, picture] = [boxOf('h1'), boxOf('main > nav'), boxOf('main > section img')];
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('h1') as Node);
  const title = range.getBoundingClientRect();
  const { clientWidth, scrollWidth } = document.documentElement;
  return {
    breadcrumb: breadcrumb.top < heading.top ? 'above' : 'below',
    title: (clientWidth - (title.left + title.right) / 2) / clientWidth,
    picture: picture.width / clientWidth,
    isTitleOverPicture: heading.top < picture.bottom && heading.bottom > picture.top && title.right > picture.left,
    overflow: scrollWidth - clientWidth,
  };
};

const forms = [
  { look: 'civic', expected: { breadcrumb: 'above', isTitleOverPicture: true }, picture: [0.98, 1] },
  { look: 'curated', expected: { breadcrumb: 'below', isTitleOverPicture: false }, picture: [0.8, 0.97] },
  { look: 'playful', expected: { breadcrumb: 'below', isTitleOverPicture: false }, picture: [0.05, 0.3] },
  { look: 'gentle', expected: { breadcrumb: 'above', isTitleOverPicture: false }, picture: [0.7, 0.97] },
  { look: 'rooted', expected: { breadcrumb: 'below', isTitleOverPicture: false }, picture: [0.98, 1] },
] as const;

describe.each(forms)('opening of an inner page in look $look', ({ look, expected, picture: [least, most] }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serveMinimal(({ site, routes: [home] }) => {
      if (!home || !site.theme) throw new Error('The smallest site has no page.');
      site.theme = { brand: site.theme.brand, accent: site.theme.accent, look };
      home.breadcrumb = [{ label: 'الرئيسية', href: '/' }, { label: 'خدمات' }];
      for (const block of home.blocks) if (block.type === 'banner') block.title = 'خدماتنا';
    });
  });
  afterAll(() => server?.close());

  test('has title, picture and breadcrumb in its own places', async () => {
    const { page } = await visit('/', { width: 1280, height: 900, home: server.url });
    const places = await page.evaluate(placesOf);
    expect(places).toMatchObject({ ...expected, overflow: 0 });
    expect(places.picture).toBeGreaterThan(least);
    expect(places.picture).toBeLessThanOrEqual(most);
    const isCentred = look === 'playful' || look === 'gentle';
    expect(Math.abs(places.title - 0.5) < 0.05).toBe(isCentred);
  });

  test('does not overflow the narrowest window', async () => {
    const { page } = await visit('/', { width: 320, height: 640, home: server.url });
    expect((await page.evaluate(placesOf)).overflow).toBeLessThanOrEqual(0);
  });
});
