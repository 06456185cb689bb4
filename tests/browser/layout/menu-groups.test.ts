import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { giveHeader, headers } from '../../support/header-sites.ts';
import { accessibleExpandedState, openBrowser, waitForHydration } from '../../support/page.ts';
import { serveMinimal } from '../../support/sites.ts';
import { adoptStyles, doubleText, sidewaysOverflow } from '../measures/text.ts';

const visit = openBrowser({ isReused: true, isWarm: true });
const servers = new Map<string, RunningServer>();

async function serve(name: keyof typeof headers): Promise<string> {
  const server = servers.get(name) ?? (await serveMinimal((site) => giveHeader(site, name)));
  servers.set(name, server);
  return server.url;
}
afterAll(() => Promise.all([...servers.values()].map((server) => server.close())));

/** State of the header row and of the "more" menu. */
const readRow = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const all = [...document.querySelectorAll<HTMLElement>('[data-row] > li')];
    const shown = all.filter((item) => item.checkVisibility());
    const isFolded = header?.querySelector('[data-row]')?.checkVisibility() !== true;
    const middles = shown.map((item) => item.offsetTop + item.offsetHeight / 2);
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const rest = [...document.querySelectorAll<HTMLElement>('[data-rest] > li')];
    const isMore = document.querySelector('[data-more]')?.checkVisibility() ?? false;
    return {
      isFolded,
      isOneRow: Math.max(...middles) - Math.min(...middles) < root / 4,
      height: (header?.offsetHeight ?? 0) / root,
      broken: shown.filter((item) => item.offsetHeight > 3.5 * root).length,
      // Each link is either in the row or in the "more" menu.
      links: isFolded
        ? rest.length
        : shown.filter((item) => !item.matches('[data-more], :last-child')).length +
          (isMore ? rest.filter((item) => getComputedStyle(item).display !== 'none').length : 0),
      isMore,
    };
  });

const widths = [320, 390, 768, 1023, 1024, 1100, 1200, 1280, 1366, 1440, 1600, 1920, 2240, 2560];

test.each(Object.keys(headers) as (keyof typeof headers)[])('ten links fit in one row at every width: %s', async (name) => {
  const { page } = await visit('/', { home: await serve(name), isUnpainted: true });
  const seen: string[] = [];
  for (const [size, styles] of [
    ['', ''],
    ['200 % ', doubleText],
  ] as const) {
    await adoptStyles(page, styles);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const row = await readRow(page);
      const isRight =
        row.links === 10 &&
        // Airy themes have the highest bar.
        row.height <= 6.01 &&
        (row.isFolded || (row.isOneRow && row.broken === 0)) &&
        !(width < 1024 && !row.isFolded);
      const overflow = await sidewaysOverflow(page);
      if (!isRight || overflow.length > 0) seen.push(`${size}${width}: ${JSON.stringify(row)} ${overflow}`);
    }
  }
  expect(seen).toEqual([]);
  await adoptStyles(page, '');
  await page.setViewportSize({ width: 1024, height: 800 });
  expect((await readRow(page)).isMore, 'too many for a small screen').toBe(true);
});

describe('submenus', () => {
  let home: string;
  beforeAll(async () => {
    home = await serve('groups');
  });
  const button = '[data-row] > li:nth-child(2) > button';
  const panel = (page: Page) => page.locator(`${button} + [popover]`);

  test('without scripts open by keyboard with an announced state and close with Escape; on phones they are always open', async () => {
    const { page } = await visit('/', { home, javaScriptEnabled: false });
    expect(await page.locator(button).getAttribute('aria-label')).toContain('About us');
    await page.locator(button).focus();
    expect(await accessibleExpandedState(page, button)).toBe(false);
    await page.keyboard.press('Enter');
    await panel(page).waitFor({ state: 'visible' });
    expect(await accessibleExpandedState(page, button)).toBe(true);
    await page.keyboard.press('Tab');
    expect(
      await panel(page)
        .locator('a')
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    expect(await page.locator(button).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await panel(page).locator('a').nth(2).click();
    await page.waitForURL('**/about-3');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header [popovertarget="menu_"]').click();
    for (const link of await page.locator('header nav [data-row] > li > [popover]:not([data-rest]) a').all()) {
      expect(await link.isVisible()).toBe(true);
    }
    expect(await page.locator(button).isVisible()).toBe(false);
    expect(await page.locator('[data-more]').isVisible()).toBe(false);
  });

  test('move with arrow keys and close when the focus leaves', async () => {
    const { page, problems } = await visit('/', { home });
    await page.locator(button).focus();
    await waitForHydration(page, 'menu-groups');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).toBe('/about-1');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('/about-4');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('/about-1');
    await page.keyboard.press('End');
    expect(await focused()).toBe('/about-4');
    await page.keyboard.press('Tab');
    await panel(page).waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
  });

  test('open on hover, stay open after a click, and close when the pointer leaves otherwise', async () => {
    const { page } = await visit('/', { home });
    await page.locator(button).hover();
    await panel(page).waitFor({ state: 'visible' });
    await page.mouse.move(600, 700);
    await panel(page).waitFor({ state: 'hidden' });
    await page.locator(button).hover();
    await panel(page).waitFor({ state: 'visible' });
    await page.locator(button).click();
    expect(await panel(page).isVisible()).toBe(true);
    const at = await page.locator(button).boundingBox();
    const below = await panel(page).boundingBox();
    expect((below?.y ?? 0) - (at?.y ?? 0) - (at?.height ?? 0)).toBeLessThan(16);
    await page.locator(button).click();
    await panel(page).waitFor({ state: 'hidden' });
  });

  test('mark the link of the page and its parent entry', async () => {
    const marks = async (path: string) => {
      const { page } = await visit(path, { home, isUnpainted: true });
      return page
        .locator('[data-row] > li:not([data-more]) [aria-current]')
        .evaluateAll((all) => all.map((one) => `${one.getAttribute('href') ?? one.textContent} ${one.ariaCurrent}`));
    };
    expect(await marks('/about-2')).toEqual(['/page-1 true', '/about-2 page']);
    expect(await marks('/faculty-9')).toEqual(['Programmes true', '/faculty-9 page']);
    expect(await marks('/page-4')).toEqual(['/page-4 page']);
  });
});
