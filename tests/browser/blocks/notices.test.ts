import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openBrowser } from '../../support/page.ts';
import { serveMinimal } from '../../support/sites.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

const serve = (sections: 'bands' | 'cards' | 'rules', icons: 'bold' | 'filled') =>
  serveMinimal(({ site, routes: [home] }) => {
    if (!home || !site.theme) throw new Error('The smallest site has no page.');
    site.theme = { ...site.theme, sections, icons };
    home.blocks = [...home.blocks, { type: 'notice', icon: 'phone', heading: 'في الطوارئ', text: ['اتصل بالإسعاف.'] }];
  });

let servers: RunningServer[];
beforeAll(async () => {
  servers = await Promise.all([serve('cards', 'bold'), serve('cards', 'filled'), serve('rules', 'bold'), serve('bands', 'bold')]);
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Backgrounds of the notice and of the tile of its icon, and how far the icon is from the text's edge on phones. */
const measure = () => {
  const heading = [...document.querySelectorAll('h2')].find((one) => one.textContent === 'في الطوارئ') as HTMLElement;
  const icon = (heading.closest('main section') as HTMLElement).querySelector('svg') as SVGElement;
  const tile = icon.parentElement as HTMLElement;
  const { content, backgroundColor } = getComputedStyle(tile, '::before');
  return {
    tile: content === 'none' ? undefined : backgroundColor,
    notice: getComputedStyle(tile.parentElement as HTMLElement).backgroundColor,
    indent: heading.getBoundingClientRect().right - icon.getBoundingClientRect().right,
    outline: getComputedStyle(tile.parentElement as HTMLElement).outlineStyle,
  };
};

test('the tile of an icon is visible on its notice', async () => {
  const shown = [];
  for (const { url: home } of servers) shown.push(await (await visit('/', { home, width: 390 })).page.evaluate(measure));
  expect(shown.map(({ tile }) => tile !== undefined)).toEqual([true, true, false, true]);
  for (const { tile, notice } of shown) expect(tile).not.toBe(notice);
  // An icon without a tile is in line with the text.
  expect(Math.abs(shown[2]?.indent ?? 99)).toBeLessThanOrEqual(1);
});

test('a notice has an outline in forced colours', async () => {
  const { page } = await visit('/', { home: servers[0]?.url, forcedColors: 'active' });
  expect((await page.evaluate(measure)).outline).toBe('solid');
});
