import { expect, test } from 'vitest';
import { defer } from '../support/deferred.ts';
import { hydrated, openBrowser } from '../support/page.ts';

const visit = openBrowser({ isReused: true });

test('the search of the shipped lists is wired to nothing', async () => {
  const { page, problems } = await visit('/services');
  const before = page.url();
  await page.getByRole('searchbox').fill('التدريب');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(before);
  expect(await page.locator('main li article').count()).toBe(9);
  for (const card of await page.locator('main li article').all()) expect(await card.isVisible()).toBe(true);
  expect(problems).toEqual([]);
});

test('without scripts a field that would filter is not shown, and all cards are', async () => {
  const { page } = await visit('/', { site: 'variants', javaScriptEnabled: false });
  expect(await page.locator('main [type="search"]').isVisible()).toBe(false);
  expect(await page.locator('section:has(> div > search)').boundingBox()).toBe(null);
  expect(await page.locator('#articles li:visible').count()).toBe(3);
});

test('when scripts are refused by the network all cards stay, and what was typed counts once they come', async () => {
  const { page } = await visit('/', { site: 'variants' });
  await page.route('**/assets/react.*.js', (route) => route.abort());
  await page.getByRole('searchbox').fill('xyz');
  await page.locator('[data-island="search"][data-failed]').waitFor({ state: 'attached' });
  expect(await page.locator('#articles li:visible').count()).toBe(3);
  await page.unroute('**/assets/react.*.js');
  await page.getByRole('searchbox').hover();
  await expect.poll(() => page.locator('#articles li:visible').count()).toBe(0);
});

test('a search that filters finds Arabic words however they are spelled, and says how many', async () => {
  const { page, problems } = await visit('/', { site: 'variants' });
  const box = page.getByRole('searchbox');
  await box.focus();
  await hydrated(page, 'search');
  const shown = () => page.locator('#articles li:visible h3').allTextContents();
  await box.fill('اساس القيم');
  await expect.poll(shown).toEqual(['أساسُ القِيَم']);
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Results: 1');
  await box.fill('مكتبه');
  await expect.poll(shown).toEqual(['استمارات']);
  await box.fill('لا شيء من هذا');
  await expect.poll(shown).toEqual([]);
  await expect.poll(() => page.getByRole('status').textContent()).toBe('No results');
  await box.fill('');
  await expect.poll(shown).toHaveLength(3);
  expect(problems).toEqual([]);
});

test('what was typed before the script arrived counts', async () => {
  const { page } = await visit('/', { site: 'variants' });
  const arrived = defer();
  await page.route('**/assets/react.*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByRole('searchbox').fill('اليه');
  arrived.resolve();
  await expect.poll(() => page.locator('#articles li:visible h3').allTextContents()).toEqual(['آلية الدخول']);
});

test('left to right, arrows of tabs go the other way', async () => {
  const { page } = await visit(`/${encodeURI('مقالات/قيمة')}`, { site: 'variants' });
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await hydrated(page, 'tabs');
  await page.keyboard.press('ArrowRight');
  expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
});
