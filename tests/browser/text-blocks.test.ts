import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { BlockType } from '../../templates/blocks/descriptors.ts';
import type { Block } from '../../templates/blocks/schemas.ts';
import { readExamples } from '../support/examples.ts';
import { openBrowser } from '../support/page.ts';
import { serveMinimal } from '../support/sites.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });
let server: RunningServer;

const first = (type: BlockType) => readExamples(type)[0]?.block as Block;

beforeAll(async () => {
  server = await serveMinimal((site) => {
    const people = { ...first('people'), id: 'board' } as Block;
    const field = { type: 'search' as const, label: 'ابحث في الأعضاء', placeholder: 'بحث...', required: false, filters: 'board' };
    site.routes[0]?.blocks.push(first('faq'), first('table'), field, people);
  });
});
afterAll(() => server?.close());

const isShown = (page: Page, selector: string) => page.locator(selector).evaluate((one) => one.checkVisibility());

test('without scripts a link to an answer opens it and shows its question', async () => {
  const { page } = await visit('/#certificate', { home: server.url, javaScriptEnabled: false });
  const question = page.locator('details:has(#certificate) summary');
  expect(await page.locator('details:has(#certificate)').getAttribute('open')).toBe('');
  // Only one answer is open at a time: the initially open one is closed.
  expect(await page.locator('details[open]').count()).toBe(1);
  const box = await question.boundingBox();
  expect(box?.y).toBeGreaterThan(80);
});

test('questions open and close by keyboard', async () => {
  const { page } = await visit('/', { home: server.url });
  expect(await isShown(page, '#certificate')).toBe(false);
  await page.locator('details:has(#certificate) summary').focus();
  await page.keyboard.press('Enter');
  expect(await isShown(page, '#certificate')).toBe(true);
  await page.keyboard.press(' ');
  expect(await isShown(page, '#certificate')).toBe(false);
});

test('every answer is open in print', async () => {
  const { page } = await visit('/', { home: server.url });
  await page.emulateMedia({ media: 'print' });
  const heights = await page.locator('details > div').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  for (const height of heights) expect(height).toBeGreaterThan(10);
});

test('a wide table scrolls by keyboard with a sticky first column', async () => {
  const { page } = await visit('/', { home: server.url, width: 390 });
  const region = page.getByRole('region', { name: 'رسوم البرامج في العام 1448هـ بالريال السعودي' });
  await region.focus();
  const header = region.locator('tbody th').first();
  const before = await header.boundingBox();
  const offset = () => region.evaluate((one) => Math.abs(one.scrollLeft));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(offset).toBeGreaterThan(20);
  const after = await header.boundingBox();
  expect(after?.x).toBeCloseTo(before?.x ?? 0, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a sortable table sorts by value, with empty cells last and the total fixed', async () => {
  const { page, problems } = await visit('/', { home: server.url });
  const table = page.locator('table', { hasText: 'رسوم البرامج' });
  const column = (index: number) => table.locator(`tbody tr > :nth-child(${index})`).allTextContents();
  const heading = (index: number) => table.locator(`thead th:nth-child(${index})`);
  // The first key press counts before the script has loaded.
  await heading(5).getByRole('button').press('Enter');
  await expect.poll(() => column(5)).toEqual(['31,250', '48,000', '64,500', '']);
  expect(await heading(5).getAttribute('aria-sort')).toBe('ascending');
  await heading(5).getByRole('button').click();
  await expect.poll(() => column(5)).toEqual(['64,500', '48,000', '31,250', '']);
  expect(await page.locator('[data-island="table"] [role="status"]').textContent()).toContain('رسوم الجهة');
  await heading(1).getByRole('button').click();
  await expect.poll(() => column(1)).toEqual(['القيادة بالقيم', 'القيم في خدمة المستفيد', 'سفراء القيم', 'قياس القيم المؤسسية']);
  expect(await table.locator('[aria-sort]:not([aria-sort="none"])').count()).toBe(1);
  expect(await table.locator('thead th:not([aria-sort])').count()).toBe(0);
  expect(await table.locator('tfoot th').textContent()).toBe('المجموع');
  await heading(6).getByRole('button').click();
  await expect.poll(() => column(6)).toEqual(['-4.5%', '+0.8%', '+12%', '—']);
  expect(problems).toEqual([]);
});

test('a search field filters people in any spelling of their names', async () => {
  const { page } = await visit('/', { home: server.url });
  await page.getByLabel('ابحث في الأعضاء').pressSequentially('امينه');
  await expect.poll(() => page.locator('#board li:visible').allTextContents()).toEqual([expect.stringContaining('نورة')]);
});

test('people are filtered by group without scripts, by keyboard', async () => {
  const { page } = await visit('/', { home: server.url, javaScriptEnabled: false });
  const shown = () => page.locator('#board li:visible h3').allTextContents();
  expect(await shown()).toHaveLength(4);
  await page.getByRole('group', { name: 'اللجنة' }).getByRole('radio', { name: 'الكل' }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await shown()).toEqual(['د. سارة القحطاني', 'م. عبدالرحمن العتيبي']);
  await page.keyboard.press('ArrowDown');
  expect(await shown()).toEqual(['د. سارة القحطاني', 'نورة بنت محمد الشهري']);
  await page.getByRole('group', { name: 'اللجنة' }).getByText('الكل', { exact: true }).click();
  expect(await shown()).toHaveLength(4);
});

test('two filters combine without scripts, with a message when nobody matches', async () => {
  const { page } = await visit('/', { home: server.url, javaScriptEnabled: false });
  const shown = () => page.locator('#board li:visible h3').allTextContents();
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByText(name, { exact: true }).click();
  const noMatchMessage = page.getByText('لا أحد يجمع بين الاختيارين.');
  await choose('التخصص', 'القياس');
  expect(await shown()).toEqual(['د. سارة القحطاني']);
  await choose('اللجنة', 'التنفيذية');
  expect(await shown()).toEqual(['د. سارة القحطاني']);
  expect(await noMatchMessage.isVisible()).toBe(false);
  await choose('التخصص', 'القانون');
  expect(await shown()).toEqual([]);
  expect(await noMatchMessage.isVisible()).toBe(true);
  await choose('اللجنة', 'المراجعة');
  expect(await shown()).toEqual(['نورة بنت محمد الشهري']);
  expect(await noMatchMessage.isVisible()).toBe(false);
});
