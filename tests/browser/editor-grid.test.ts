import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProject } from '../../generator/common/project.ts';
import { startPreview } from '../../generator/dev/server.ts';
import type { RunningServer } from '../../generator/hosts/serve.ts';
import { beekeepersSite, openEditorAt } from '../support/editor-page.ts';
import { machine } from '../support/machine.ts';
import { openBrowser } from '../support/page.ts';

const visit = openBrowser();
let server: RunningServer;
let siteFile: string;

beforeAll(async () => {
  siteFile = await beekeepersSite();
  server = await startPreview({ machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());

interface Table {
  columns: string[];
  rows: string[][];
}

async function tableNow(): Promise<Table> {
  const { routes } = JSON.parse(await readFile(siteFile, 'utf8'));
  const { blocks } = routes.find(({ path }: { path: string }) => path === '/society');
  return blocks.find(({ type }: { type: string }) => type === 'table');
}

const becomes = (columns: string[], ...rows: string[][]) =>
  expect.poll(async () => tableNow(), { timeout: 10_000 }).toMatchObject({ columns, rows });

/** Pastes as other programs do: into what has the focus. */
const paste = (page: Page, formats: Record<string, string>) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, formats);

test('a table is a grid: by keyboard alone, pasted into, and each change is one step', { timeout: 90_000 }, async () => {
  const { page, panel } = await openEditorAt(visit, server.url, '/society');
  await page.locator('main [role="row"]').filter({ hasText: 'أسعار الموسم' }).first().click();
  const grid = panel.getByRole('grid');
  const cell = (row: number, column: number) => grid.locator(`[data-row="${row}"][data-column="${column}"]`);
  const active = () => page.evaluate(() => ({ ...(document.activeElement as HTMLElement).dataset }));
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  // The next column of an Arabic table is to the left.
  await cell(0, 0).click();
  await press('ArrowDown', 'ArrowLeft');
  expect(await active()).toMatchObject({ row: '1', column: '1' });
  await expect.poll(() => grid.locator('[tabindex="0"]').count()).toBe(1);
  await page.keyboard.type('310');
  await press('Tab');
  await becomes(['العسل', 'السعر'], ['سدر', '310'], ['سمر', '220']);
  expect(await active()).toMatchObject({ row: '2', column: '0' });
  await press('F2');
  await page.keyboard.type('ة');
  await press('Escape');
  expect(await active()).toMatchObject({ row: '2', column: '0' });
  await press('Alt+ArrowUp');
  await becomes(['العسل', 'السعر'], ['سمر', '220'], ['سدر', '310']);

  // Columns and rows come with all their cells, and go in one step.
  await panel.getByRole('button', { name: 'العمود', exact: true }).click();
  await page.getByRole('menuitem', { name: 'أضف عمودًا بعده' }).click();
  await becomes(['العسل', 'عمود 2', 'السعر'], ['سمر', '', '220'], ['سدر', '', '310']);
  await press('Control+z');
  await becomes(['العسل', 'السعر'], ['سمر', '220'], ['سدر', '310']);

  // A range of Excel, right to left, with merged cells, is larger: it is asked, and the grid grows with it.
  await cell(1, 1).click();
  const excel =
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table dir=RTL><col width=64><tr><td>٢٥٠</td><td x:num="12.5">12.50</td></tr><tr><td colspan=2 rowspan=2>نفد</td></tr><tr></tr></table></body></html>';
  await paste(page, { 'text/html': excel, 'text/plain': 'خطأ' });
  const dialog = page.getByRole('dialog', { name: 'الملصق أكبر من الجدول' });
  await dialog.getByRole('button', { name: 'وسّع الجدول: صفوف +0، أعمدة +1' }).click();
  await becomes(['العسل', 'السعر', 'عمود 3'], ['سمر', '٢٥٠', '12.50'], ['سدر', 'نفد', '']);
  await press('Control+z');
  await becomes(['العسل', 'السعر'], ['سمر', '220'], ['سدر', '310']);

  // Of Google Sheets, without a table of HTML, and what was copied here.
  await cell(1, 0).click();
  const sheets =
    '<google-sheets-html-origin><table dir="rtl"><tbody><tr><td data-sheets-value=\'{"1":2,"2":"طلح"}\'>طلح</td><td data-sheets-value=\'{"1":3,"3":90}\'>90</td></tr></tbody></table></google-sheets-html-origin>';
  await paste(page, { 'text/html': sheets });
  await becomes(['العسل', 'السعر'], ['طلح', '90'], ['سدر', '310']);
  await paste(page, { 'text/plain': 'ضرم\t"8""0"\r\nسلم\t75\r\n' });
  await becomes(['العسل', 'السعر'], ['ضرم', '8"0'], ['سلم', '75']);
  const copied = await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return [clipboardData.getData('text/plain'), clipboardData.getData('text/html')];
  });
  expect(copied[0]).toBe('ضرم\t"8""0"\nسلم\t75');
  expect(copied[1]).toContain('<table dir="rtl"><tr><td>ضرم</td>');

  // Nobody is kept in it.
  await press('Escape', 'Tab');
  expect(await grid.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});
