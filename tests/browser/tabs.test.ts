import { describe, expect, test } from 'vitest';
import { defer } from '../support/deferred.ts';
import { hydrated, openBrowser } from '../support/page.ts';

const visit = openBrowser();
const path = '/services/training';

describe('tabs without scripts', () => {
  test('every list is shown under its name, and no tab that does nothing', async () => {
    const { page } = await visit(path, { javaScriptEnabled: false });
    expect(await page.locator('[role="tablist"]').isVisible()).toBe(false);
    for (const panel of await page.locator('[role="tabpanel"]').all()) {
      expect(await panel.isVisible()).toBe(true);
      expect(await panel.locator('h3').isVisible()).toBe(true);
      expect(await panel.locator('ol > li').count()).toBeGreaterThan(2);
    }
  });
});

describe('tabs whose script does not arrive', () => {
  test('a tab still opens its panel', async () => {
    const { page } = await visit(path);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('tab').nth(1).click();
    // The failed click is not played back; the link itself leads to the panel the next time.
    await page.goto(`${page.url()}#notes`);
    expect(await page.locator('#notes').isVisible()).toBe(true);
    expect(await page.locator('#goals').isVisible()).toBe(false);
  });
});

describe('tabs by keyboard', () => {
  test('one tab stop, arrows follow the writing, Home and End go to the ends', async () => {
    const { page, problems } = await visit(path);
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await hydrated(page, 'tabs');
    const expectSelected = async (index: number) => {
      expect(await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-selected')))).toEqual(
        [0, 1, 2].map((i) => String(i === index)),
      );
      expect(await tabs.evaluateAll((all) => all.map((tab) => (tab as HTMLElement).tabIndex))).toEqual(
        [0, 1, 2].map((i) => (i === index ? 0 : -1)),
      );
      expect(await tabs.nth(index).evaluate((tab) => tab === document.activeElement)).toBe(true);
      const panels = await page.locator('[role="tabpanel"]').evaluateAll((all) => all.map((panel) => panel.checkVisibility()));
      expect(panels).toEqual([0, 1, 2].map((i) => i === index));
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

  test('an arrow pressed before the script has arrived counts', async () => {
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
  test('the first click opens the tab, also when it comes before the script', async () => {
    const { page, problems } = await visit(path);
    await page.getByRole('tab').nth(2).click();
    await page.locator('#target-group').waitFor({ state: 'visible' });
    expect(await page.locator('#goals').isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe('');
    expect(problems).toEqual([]);
  });

  test('names, relations and roles are complete', async () => {
    const { page } = await visit(path);
    const tabs = await page.getByRole('tab').all();
    expect(tabs).toHaveLength(3);
    expect(await page.getByRole('tablist').getAttribute('aria-label')).toBeTruthy();
    for (const tab of tabs) {
      const panel = page.locator(`#${await tab.getAttribute('aria-controls')}`);
      expect(await panel.getAttribute('aria-labelledby')).toBe(await tab.getAttribute('id'));
    }
  });
});

test('the indicators page labels its tabs differently', async () => {
  const label = async (of: string) => (await visit(of)).page.getByRole('tab').allInnerTexts();
  const usual = await label(path);
  expect(usual).toEqual(['الأهداف', 'الملاحظات', 'الفئة المستهدفة']);
  const different = await label('/services/indicators-measuring-tools');
  expect(different).toHaveLength(3);
  expect(different.filter((one) => usual.includes(one))).toEqual([]);
});
