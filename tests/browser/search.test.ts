import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { defer } from '../support/deferred.ts';
import { openBrowser, waitForHydration } from '../support/page.ts';
import { serveMinimal } from '../support/sites.ts';

const visit = openBrowser({ isReused: true });

test('the search field of the shipped lists does nothing', async () => {
  const { page, problems } = await visit('/services');
  const before = page.url();
  await page.getByRole('searchbox').fill('التدريب');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(before);
  expect(await page.locator('main li article').count()).toBe(9);
  for (const card of await page.locator('main li article').all()) expect(await card.isVisible()).toBe(true);
  expect(problems).toEqual([]);
});

test('without scripts a filtering search field is hidden and all cards are shown', async () => {
  const { page } = await visit('/', { site: 'variants', javaScriptEnabled: false });
  expect(await page.locator('main [type="search"]').isVisible()).toBe(false);
  expect(await page.locator('section:has(> div > search)').boundingBox()).toBe(null);
  expect(await page.locator('#articles li:visible').count()).toBe(3);
});

test('with failing scripts all cards stay, and the typed text counts once they load', async () => {
  const { page } = await visit('/', { site: 'variants' });
  await page.route('**/assets/react.*.js', (route) => route.abort());
  await page.getByRole('searchbox').fill('xyz');
  await page.locator('[data-island="search"][data-failed]').waitFor({ state: 'attached' });
  expect(await page.locator('#articles li:visible').count()).toBe(3);
  await page.unroute('**/assets/react.*.js');
  await page.getByRole('searchbox').hover();
  await expect.poll(() => page.locator('#articles li:visible').count()).toBe(0);
});

test('a filtering search finds Arabic words in any spelling and announces the number of results', async () => {
  const { page, problems } = await visit('/', { site: 'variants' });
  const box = page.getByRole('searchbox');
  await box.focus();
  await waitForHydration(page, 'search');
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

test('text typed before the script has loaded counts', async () => {
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

test('arrow keys of tabs follow left-to-right text', async () => {
  const { page } = await visit(`/${encodeURI('مقالات/قيمة')}`, { site: 'variants' });
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await waitForHydration(page, 'tabs');
  await page.keyboard.press('ArrowRight');
  expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
});

describe('a search field above a table', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const table = {
      type: 'table' as const,
      ...{ id: 'fees', heading: 'الرسوم', columns: ['البرنامج', 'المدة'], isSortable: true as const },
      rows: [
        ['القيادة بالقِيَم', ['يومان', 'عن بُعد']],
        ['سفراء المكتبة', '3 أيام'],
        ['أثر', '12 يومًا'],
      ],
      total: ['المجموع', '17'],
    };
    const field = { type: 'search' as const, label: 'ابحث في الرسوم', placeholder: 'بحث', required: false, filters: 'fees' };
    server = await serveMinimal(({ routes }) => void routes[0]?.blocks.push(field, table));
  });
  afterAll(() => server?.close());

  test('filters its rows and announces their number', async () => {
    const { page, problems } = await visit('/', { home: server.url });
    const box = page.getByRole('searchbox', { name: 'ابحث في الرسوم' });
    await box.focus();
    await waitForHydration(page, 'search');
    const rows = () => page.locator('#fees tbody tr:visible th').allTextContents();
    const status = page.locator('search [role="status"]');
    await box.fill('مكتبه');
    await expect.poll(rows).toEqual(['سفراء المكتبة']);
    expect(await status.textContent()).toBe('عدد النتائج: 1');
    // The total is of all rows, so it is hidden.
    expect(await page.locator('#fees tfoot').isVisible()).toBe(false);
    await box.fill('بعد');
    await expect.poll(rows).toEqual(['القيادة بالقِيَم']);
    expect(await page.locator('#fees td li:visible').count()).toBe(2);
    await box.fill('أثر12');
    await expect.poll(rows).toEqual([]);
    await box.fill('');
    await expect.poll(rows).toHaveLength(3);
    expect(await page.locator('#fees tfoot').isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  test('is hidden without scripts, and in print while empty', async () => {
    const { page } = await visit('/', { home: server.url, javaScriptEnabled: false });
    expect(await page.locator('search').isVisible()).toBe(false);
    expect(await page.locator('#fees tbody tr:visible').count()).toBe(3);
    const { page: live } = await visit('/', { home: server.url });
    await live.emulateMedia({ media: 'print' });
    expect(await live.locator('search').isVisible()).toBe(false);
    await live.emulateMedia({ media: 'screen' });
    await live.getByRole('searchbox').fill('أثر');
    await expect.poll(() => live.locator('#fees tbody tr:visible').count()).toBe(1);
    await live.emulateMedia({ media: 'print' });
    expect(await live.locator('search').isVisible()).toBe(true);
    expect(await live.locator('#fees tbody tr:visible').count()).toBe(1);
    await live.emulateMedia({ media: null });
  });
});
