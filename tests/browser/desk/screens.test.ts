import { describe, expect, test } from 'vitest';
import { emptyData, largeData, longName, usualData } from '../../support/desk-data.ts';
import { axeIssues, openScreen, screenQueries, sidewaysOf } from '../../support/desk-screen.ts';
import { openDeskStub } from '../../support/desk-stub.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser({ isWarm: true });
const stub = openDeskStub();

describe.each(['ar', 'en'] as const)('in %s', (language) => {
  const use = (data: ReturnType<typeof usualData>) => stub.reset({ ...data, me: { ...data.me, language } });

  test.each(screenQueries)('%s has one heading, a title, and nothing that axe rejects', async (query) => {
    use(usualData());
    const { page, problems } = await openScreen(visit, stub, query, { width: 1366, height: 768 });
    const heading = await page.locator('h1').allInnerTexts();
    expect(heading).toHaveLength(1);
    expect(await page.title()).toBe(`${heading[0]} · ${stub.data.me.site}`);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await axeIssues(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeIssues(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeIssues(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test.each(screenQueries)('%s does not scroll sideways at 320 px', async (query) => {
    const data = usualData();
    const long = 'م'.repeat(80);
    data.me.name = longName;
    data.proposals[0]!.note = long;
    data.proposals[0]!.pages[0]!.title = long;
    data.received[1]!.form = long;
    data.received[1]!.files[0]!.name = `${'a'.repeat(80)}.pdf`;
    data.feedback[0]!.title = long;
    data.sessions[1]!.device = 'X'.repeat(80);
    data.settings.publish[0]!.name = `git@${'x'.repeat(80)}`;
    use(data);
    const { page } = await openScreen(visit, stub, query, { width: 320, height: 640 });
    expect(await sidewaysOf(page)).toBe(0);
    await page.setViewportSize({ width: 900, height: 640 });
    expect(await sidewaysOf(page)).toBe(0);
  });

  test.each(['home', 'proposals', 'received', 'feedback', 'people', 'audit', 'settings'])(
    '%s says why it is empty',
    async (at) => {
      use(emptyData());
      const { page, problems } = await openScreen(visit, stub, `at=${at}`);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(60);
      expect(await page.locator('main table').count()).toBe(at === 'people' ? 1 : 0);
      expect(await axeIssues(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
});

test('tables have a name, column heads and row heads, and become lists on a narrow screen', async () => {
  stub.reset(largeData());
  const { page } = await openScreen(visit, stub, 'at=people');
  const table = page.getByRole('table', { name: 'الأشخاص' });
  expect(await table.getByRole('columnheader').count()).toBe(5);
  expect(await table.getByRole('rowheader').count()).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.getByRole('table').count()).toBe(0);
  expect(await page.getByRole('list', { name: 'الأشخاص' }).getByRole('listitem').count()).toBe(200);
});

test('draws states and choices in forced colours, and moves nothing if motion is reduced', async () => {
  const { page } = await openScreen(visit, stub, 'at=home', { forcedColors: 'active' });
  const current = page.locator('nav a[aria-current="page"]');
  expect(await current.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});
