import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { defer } from '../../support/deferred.ts';
import { accessibleExpandedState, openBrowser, waitForHydration } from '../../support/page.ts';

const visit = openBrowser({ isReused: true });
const phone = { width: 390, height: 844 };

/** Waits until the menu is open or closed, visually and in the accessibility tree. */
async function expectOpen(page: Page, expected: boolean): Promise<void> {
  await page.locator('#menu_').waitFor({ state: expected ? 'visible' : 'hidden' });
  await expect.poll(() => accessibleExpandedState(page, 'header button')).toBe(expected);
}

describe('menu without scripts', () => {
  test('is closed on a phone until its button opens it and does not cover the page', async () => {
    const { page } = await visit('/', { ...phone, javaScriptEnabled: false });
    await expectOpen(page, false);
    const header = await page.locator('header').first().boundingBox();
    expect(header?.height).toBeLessThan(90);
    await page.locator('header button').focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, true);
    const links = page.locator('header nav a');
    expect(await links.count()).toBe(7);
    for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await page.locator('header button').click();
    await expectOpen(page, true);
    await page.locator('header nav a').nth(2).click();
    await page.waitForURL('**/services');
  });

  test('opens and closes by its button when scripts fail to load', async () => {
    const { page } = await visit('/', phone);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await page.locator('header button').click();
    await expectOpen(page, true);
    await page.locator('header button').click();
    await expectOpen(page, false);
  });

  test('is a row of links on wide screens', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    expect(await page.locator('header button').isVisible()).toBe(false);
    expect(await page.locator('header nav a').first().isVisible()).toBe(true);
  });
});

test('the menu on wide screens is a row without a button', async () => {
  const { page } = await visit('/');
  expect(await page.locator('header button').isVisible()).toBe(false);
  expect(await page.locator('header nav a').first().isVisible()).toBe(true);
});

describe('menu on a phone', () => {
  test('opens by keyboard with an announced state; Escape closes it and restores the focus', async () => {
    const { page, problems } = await visit('/', phone);
    const button = page.locator('header button');
    expect(await page.locator('#menu_').isVisible()).toBe(false);
    await button.focus();
    await waitForHydration(page, 'menu');
    await expectOpen(page, false);
    const closedName = await button.getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await expectOpen(page, true);
    await expect.poll(() => button.getAttribute('aria-label')).not.toBe(closedName);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('nav')?.id)).toBe('menu_');
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect.poll(() => button.getAttribute('aria-label')).toBe(closedName);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('opens on the first tap before its script has loaded, with the correct state afterwards', async () => {
    const { page } = await visit('/', { ...phone, hasTouch: true });
    const arrived = defer();
    await page.route('**/assets/menu.*.js', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.locator('header button').tap();
    await page.locator('#menu_').waitFor({ state: 'visible' });
    expect(await page.locator('[data-island="menu"]').getAttribute('data-hydrated')).toBe(null);
    arrived.resolve();
    await waitForHydration(page, 'menu');
    await expectOpen(page, true);
    await page.locator('header button').tap();
    await expectOpen(page, false);
  });

  test('closes when the phone is turned so that the row fits', async () => {
    const { page } = await visit('/', phone);
    await page.locator('header button').click();
    await waitForHydration(page, 'menu');
    await expectOpen(page, true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.waitForFunction(() => !document.querySelector('#menu_')?.matches(':popover-open'));
    expect(await page.locator('header nav a').first().isVisible()).toBe(true);
  });
});

test('the menu marks the link of the page, or of its section on subpages', async () => {
  const marks = async (path: string) => {
    const { page } = await visit(path, { isUnpainted: true, isWarm: true });
    const links = await page.locator('header nav a[aria-current]').all();
    return Promise.all(
      links.map(async (link) => `${await link.getAttribute('href')} ${await link.getAttribute('aria-current')}`),
    );
  };
  expect(await marks('/')).toEqual(['/ page']);
  expect(await marks('/services')).toEqual(['/services page']);
  expect(await marks('/services/training')).toEqual(['/services true']);
  expect(await marks('/products/IndicatorsMeasuring')).toEqual(['/products true']);
  expect(await marks('/login')).toEqual([]);
});
