import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { defer } from '../../../support/deferred.ts';
import { openBrowser, waitForHydration } from '../../../support/page.ts';

const visit = openBrowser({ isReused: true });
const path = '/services/training';

describe('tabs without scripts', () => {
  test('show every list under its name and no inactive tab', async () => {
    const { page } = await visit(path, { javaScriptEnabled: false });
    expect(await page.locator('[role="tablist"]').isVisible()).toBe(false);
    for (const panel of await page.locator('[role="tabpanel"]').all()) {
      expect(await panel.isVisible()).toBe(true);
      expect(await panel.locator('h3').isVisible()).toBe(true);
      expect(await panel.locator('ol > li').count()).toBeGreaterThan(2);
    }
  });
});

/** Ids of the visible panels. */
function shown(page: Page): Promise<string[]> {
  return page
    .locator('[role="tabpanel"]')
    .evaluateAll((all) => all.filter((panel) => panel.clientHeight > 0 && panel.checkVisibility()).map(({ id }) => id));
}

/** Ids of the tabs that look selected. */
function marked(page: Page): Promise<string[]> {
  return page
    .locator('[role="tab"]')
    .evaluateAll(
      (all, ground) => all.filter((tab) => getComputedStyle(tab).backgroundColor === ground).map(({ id }) => id),
      brand,
    );
}
const brand = 'rgb(15, 92, 72)';

const hashOf = (page: Page) => new URL(page.url()).hash;

describe('tabs with failing scripts', () => {
  test.each(['loader', 'react', 'tabs'])(
    'link each tab to its panel by pointer and keyboard when %s fails to load',
    async (name) => {
      const { page } = await visit('/robots.txt');
      await page.route(`**/assets/${name}.*.js`, (route) => route.abort());
      await page.goto(new URL(path, page.url()).href);
      await page.getByRole('tab').nth(1).click();
      await expect.poll(() => shown(page)).toEqual(['notes']);
      expect(hashOf(page)).toBe('#notes');
      await page.mouse.move(0, 0);
      await expect.poll(() => marked(page)).toEqual(['notes_tab']);
      await page.getByRole('tab').first().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => shown(page)).toEqual(['target-group']);
      expect(hashOf(page)).toBe('#target-group');
    },
  );

  test('link to the panel while a script is pending and are correct once it arrives', async () => {
    const { page, problems } = await visit('/robots.txt');
    const arrived = defer();
    await page.route('**/assets/react.*.js', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole('tab').nth(1).click();
    await page.locator('[data-island="tabs"][aria-busy="true"]').waitFor({ state: 'attached' });
    await page.getByText('جارٍ التحميل…').waitFor();
    await expect.poll(() => shown(page)).toEqual(['notes']);
    expect(await page.locator('[data-island="tabs"]').getAttribute('data-hydrated')).toBe(null);
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    arrived.resolve();
    await waitForHydration(page, 'tabs');
    await page.locator('#notes_tab[aria-selected="true"]').waitFor();
    expect(await shown(page)).toEqual(['notes']);
    expect(problems).toEqual([]);
  });

  test('hydrate on the next interaction when the network is back', async () => {
    const { page } = await visit('/robots.txt');
    await page.route('**/assets/react.*.js', (route) => route.abort());
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole('tab').nth(1).click();
    await page.locator('[data-island="tabs"][data-failed]').waitFor({ state: 'attached' });
    await page.unroute('**/assets/react.*.js');
    await page.getByRole('tab').nth(2).click();
    await page.locator('#target-group_tab[aria-selected="true"]').waitFor();
    expect(await shown(page)).toEqual(['target-group']);
    expect(await page.locator('[data-failed]').count()).toBe(0);
  });
});

describe('the address of tabs', () => {
  test('follows the selection without a history entry, and Back restores it', async () => {
    const { page, problems } = await visit(path);
    await page.getByRole('tab').nth(2).click();
    await page.locator('#target-group_tab[aria-selected="true"]').waitFor();
    const before = await page.evaluate(() => history.length);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => hashOf(page)).toBe('#notes');
    expect(await page.evaluate(() => history.length)).toBe(before);
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await page
      .locator('header a')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    await page.locator('#notes_tab[aria-selected="true"]').waitFor();
    await expect.poll(() => shown(page)).toEqual(['notes']);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.reload();
    await expect.poll(() => shown(page)).toEqual(['notes']);
    expect(problems).toEqual([]);
  });

  test('selects its panel on links, Back and Forward', async () => {
    const { page } = await visit(path);
    await page.getByRole('tab').first().focus();
    await waitForHydration(page, 'tabs');
    const selected = () => page.locator('[role="tab"][aria-selected="true"]').getAttribute('id');
    for (const id of ['notes', 'target-group']) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await expect.poll(selected).toBe(`${id}_tab`);
    }
    await page.goBack();
    await expect.poll(selected).toBe('notes_tab');
    await page.goBack();
    await expect.poll(selected).toBe('goals_tab');
    await page.goForward();
    await expect.poll(selected).toBe('notes_tab');
    expect(await shown(page)).toEqual(['notes']);
  });

  test.each([390, 768, 1280, 1920])(
    'scrolls heading and tabs of a linked panel into view at %i px, without an outline',
    async (width) => {
      const { page } = await visit(`${path}#notes`, { width });
      await page.locator('#notes_tab[aria-selected="true"]').waitFor();
      expect(await shown(page)).toEqual(['notes']);
      expect(await marked(page)).toEqual(['notes_tab']);
      const top = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
      const bar = await page
        .locator('header')
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom);
      expect(await top('section:has([role="tablist"]) h2')).toBeGreaterThan(bar);
      expect(await top('#notes')).toBeLessThan(450);
      expect(await page.locator('#notes').evaluate((panel) => getComputedStyle(panel).outlineStyle)).toBe('none');
    },
  );
});

describe('find in page', () => {
  // Text fragment links open closed panels by the same rules as find in page.
  const linkToText = async (page: Page) => {
    const text = await page.locator('#target-group li').last().textContent();
    return `${path}#:~:text=${encodeURIComponent(text?.replace(/[.،]$/, '') ?? '')}`;
  };

  test('finds text in closed panels and opens them', async () => {
    const { page, problems } = await visit(path);
    const address = await linkToText(page);
    await page.goto(new URL('/', page.url()).href);
    await page.goto(new URL(address, page.url()).href);
    await page.locator('#target-group_tab[aria-selected="true"]').waitFor();
    await expect.poll(() => shown(page)).toEqual(['target-group']);
    expect(problems).toEqual([]);
  });

  test('is not needed for tabs in browsers without beforematch', async () => {
    const { page } = await visit('/robots.txt', { isReused: false });
    await page.addInitScript(() => {
      // The loader checks for this property.
      delete (HTMLElement.prototype as Partial<HTMLElement>).onbeforematch;
    });
    await page.goto(new URL(path, page.url()).href);
    expect(await shown(page)).toEqual(['goals']);
    expect(await page.locator('main [hidden]').count()).toBe(0);
    await page.getByRole('tab').nth(1).click();
    await expect.poll(() => shown(page)).toEqual(['notes']);
  });

  test('leaves closed panels hidden from assistive technology', async () => {
    const { page } = await visit(path);
    const names = () => page.getByRole('tabpanel').evaluateAll((all) => all.map(({ id }) => id));
    await expect.poll(names).toEqual(['goals']);
    await page.getByRole('tab').nth(1).click();
    await expect.poll(names).toEqual(['notes']);
  });
});

describe('tabs by keyboard', () => {
  test('have one tab stop, follow arrow keys in reading direction, and Home and End', async () => {
    const { page, problems } = await visit(path);
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await waitForHydration(page, 'tabs');
    const expectSelected = async (index: number) => {
      expect(await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-selected')))).toEqual(
        [0, 1, 2].map((i) => String(i === index)),
      );
      expect(await tabs.evaluateAll((all) => all.map((tab) => (tab as HTMLElement).tabIndex))).toEqual(
        [0, 1, 2].map((i) => (i === index ? 0 : -1)),
      );
      expect(await tabs.nth(index).evaluate((tab) => tab === document.activeElement)).toBe(true);
      expect(await shown(page)).toEqual([['goals', 'notes', 'target-group'][index]]);
    };
    await expectSelected(0);
    await page.keyboard.press('ArrowLeft');
    await expectSelected(1);
    await page.keyboard.press('ArrowLeft');
    await expectSelected(2);
    await page.keyboard.press('ArrowLeft');
    await expectSelected(0);
    await page.keyboard.press('ArrowRight');
    await expectSelected(2);
    await page.keyboard.press('Home');
    await expectSelected(0);
    await page.keyboard.press('End');
    await expectSelected(2);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel');
    expect(problems).toEqual([]);
  });

  test('apply an arrow key pressed before the script has loaded', async () => {
    const { page } = await visit(path);
    const arrived = defer();
    await page.route('**/assets/react.*.js', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator('[data-island="tabs"]').getAttribute('data-hydrated')).toBe(null);
    arrived.resolve();
    await page.locator('[role="tab"][aria-selected="true"]#notes_tab').waitFor();
  });
});

describe('tabs by pointer', () => {
  test('open on the first click, even before the script has loaded', async () => {
    const { page, problems } = await visit(path);
    await page.getByRole('tab').nth(2).click();
    await expect.poll(() => shown(page)).toEqual(['target-group']);
    expect(problems).toEqual([]);
  });

  test('have complete names, relations and roles', async () => {
    const { page } = await visit(path);
    const tabs = await page.getByRole('tab').all();
    expect(tabs).toHaveLength(3);
    expect(await page.getByRole('tablist').getAttribute('aria-label')).toBeTruthy();
    const panels = [];
    for (const tab of tabs) {
      const panel = page.locator(`[role="tabpanel"]${await tab.getAttribute('href')}`);
      expect(await panel.getAttribute('aria-labelledby')).toBe(await tab.getAttribute('id'));
      panels.push(await panel.getAttribute('id'));
    }
    // Tabs get their ARIA states on hydration; before that they are links.
    await tabs[0]?.focus();
    await waitForHydration(page, 'tabs');
    const ofTabs = (name: string) => Promise.all(tabs.map((tab) => tab.getAttribute(name)));
    expect(await ofTabs('aria-controls')).toEqual(panels);
    expect(await ofTabs('aria-selected')).toEqual(['true', 'false', 'false']);
  });
});

test('the indicators page has different tab labels', async () => {
  const label = async (of: string) => (await visit(of)).page.getByRole('tab').allInnerTexts();
  const usual = await label(path);
  expect(usual).toEqual(['الأهداف', 'الملاحظات', 'الفئة المستهدفة']);
  const different = await label('/services/indicators-measuring-tools');
  expect(different).toHaveLength(3);
  expect(different.filter((one) => usual.includes(one))).toEqual([]);
});
