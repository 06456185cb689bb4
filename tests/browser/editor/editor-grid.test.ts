import { readFile } from 'node:fs/promises';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { axeScript } from '../../support/axe.ts';
import { beekeepersSite, openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser();
let server: RunningServer;
let siteFile: string;

beforeAll(async () => {
  siteFile = await beekeepersSite();
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());

interface Table {
  columns: string[];
  rows: (string | string[])[][];
}

async function tableNow(): Promise<Table> {
  const { routes } = JSON.parse(await readFile(siteFile, 'utf8'));
  const { blocks } = routes.find(({ path }: { path: string }) => path === '/society');
  return blocks.find(({ type }: { type: string }) => type === 'table');
}

const becomes = (columns: string[], ...rows: string[][]) => expect.poll(async () => tableNow()).toMatchObject({ columns, rows });

/** What axe finds wrong with the grid. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeScript);
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const { violations } = await engine.run({ include: [['[data-grid]']] }, { iframes: false, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
  });
}

/** A range of two rows and columns as LibreOffice Calc copies it, of a sheet that is written from right to left. */
const calc = `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
	<style type="text/css">
		body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }
		a.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block; border:1px solid black; padding:0.5em;  }
	</style>
</head>
<body>
<table cellspacing="0" border="0" dir="rtl">
	<colgroup width="85"></colgroup>
	<colgroup width="92"></colgroup>
	<tr>
		<td height="17" align="right" dir="rtl"><font face="Noto Sans Arabic">برسيم</font></td>
		<td align="right" sdval="1450.5" sdnum="1025;0;#,##0"><b><font color="#C9211E">1,451</font></b></td>
	</tr>
	<tr>
		<td height="17" align="right"><font face="Noto Sans Arabic">قصب &amp; ذرة<br></font></td>
		<td align="left"><br></td>
	</tr>
</table>
<!-- ************************************************************************** -->
</body>

</html>
`;

/** The same of a table of Word: paragraphs in cells, its own elements, and bold words. */
const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0in; text-align:right; direction:rtl; unicode-bidi:embed;}
@page WordSection1 {size:8.5in 11.0in;}
-->
</style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]-->
</head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->
<table class=MsoTableGrid dir=rtl border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184;mso-table-dir:bidi'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=208 valign=top style='width:155.8pt;border:solid windowtext 1.0pt;padding:0in 5.4pt 0in 5.4pt'>
  <p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><b><span
  lang=AR-SA style='font-family:"Arial",sans-serif'>طلح<o:p></o:p></span></b></p>
  </td>
  <td width=208 valign=top style='width:155.8pt;border:solid windowtext 1.0pt;border-right:none'>
  <p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span
  dir=LTR></span><span lang=AR-SA style='font-family:"Arial",sans-serif'><span dir=LTR></span>٣٥٠<o:p></o:p></span></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=208 valign=top style='width:155.8pt;border:solid windowtext 1.0pt;border-top:none'>
  <p class=MsoNormal dir=RTL style='direction:rtl;unicode-bidi:embed'><span lang=AR-SA
  style='font-family:"Arial",sans-serif'>عسل<o:p></o:p></span></p>
  <p class=MsoNormal dir=RTL style='direction:rtl;unicode-bidi:embed'><span lang=AR-SA
  style='font-family:"Arial",sans-serif'>الربيع<o:p></o:p></span></p>
  </td>
  <td width=208 valign=top style='width:155.8pt;border-top:none;border-left:solid windowtext 1.0pt'>
  <p class=MsoNormal dir=RTL style='direction:rtl;unicode-bidi:embed'><span dir=LTR><o:p>&nbsp;</o:p></span></p>
  </td>
 </tr>
</table>
<!--EndFragment-->
</body>
</html>`;

/** Pastes as other programs do: into what has the focus. */
const paste = (page: Page, formats: Record<string, string>) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, formats);

test('a table is edited as a grid by keyboard and paste, each change in one step', async () => {
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

  // A range of Excel, right to left, with merged cells, is larger: it is asked, and the grid grows with it, once the grid
  // shows what was undone.
  await cell(0, 2).waitFor({ state: 'detached' });
  await cell(1, 1).click();
  const excel =
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table dir=RTL><col width=64><tr><td>٢٥٠</td><td x:num="12.5">12.50</td></tr><tr><td colspan=2 rowspan=2>نفد</td></tr><tr></tr></table></body></html>';
  await paste(page, { 'text/html': excel, 'text/plain': 'خطأ' });
  const dialog = page.getByRole('dialog', { name: 'الملصق أكبر من الجدول' });
  await dialog.getByRole('button', { name: 'وسّع الجدول: صفوف +0، أعمدة +1' }).click();
  await becomes(['العسل', 'السعر', 'عمود 3'], ['سمر', '٢٥٠', '12.50'], ['سدر', 'نفد', '']);
  await press('Control+z');
  await becomes(['العسل', 'السعر'], ['سمر', '220'], ['سدر', '310']);

  // Of Google Sheets, without a table of HTML, and what was copied here: once the grid shows what was undone.
  await cell(0, 2).waitFor({ state: 'detached' });
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

  // Of LibreOffice and of Word, with a heading that is there already: it is told, and stays until it is another.
  await cell(1, 0).click();
  await paste(page, { 'text/html': calc });
  await becomes(['العسل', 'السعر'], ['برسيم', '**1,451**'], ['قصب & ذرة', '']);
  await paste(page, { 'text/html': word });
  await becomes(['العسل', 'السعر'], ['**طلح**', '٣٥٠'], ['عسل الربيع', '']);
  await cell(0, 1).click();
  await press('Enter', 'Control+a');
  await page.keyboard.type('العسل');
  await press('Tab');
  const told = panel.getByRole('status').filter({ hasText: 'هذا عنوان عمود آخر' });
  await told.waitFor();
  const entry = panel.locator('textarea[aria-invalid="true"]');
  expect([await entry.inputValue(), await faultsOf(page)]).toEqual(['العسل', []]);
  await page.keyboard.type(' الأبيض');
  await press('Tab');
  await becomes(['العسل', 'العسل الأبيض'], ['**طلح**', '٣٥٠'], ['عسل الربيع', '']);
  expect(await told.count()).toBe(0);

  // Nobody is kept in it.
  await press('Escape', 'Tab');
  expect(await grid.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test('lines of a cell are saved as a list and can become text again', async () => {
  const { page, frame, panel } = await openEditorAt(visit, server.url, '/society');
  await page.locator('main [role="row"]').filter({ hasText: 'أسعار الموسم' }).first().click();
  const cell = (row: number, column: number) => panel.getByRole('grid').locator(`[data-row="${row}"][data-column="${column}"]`);
  const value = async () => (await tableNow()).rows[0]?.[1];
  await cell(1, 1).click();
  for (const key of ['F2', 'Control+A']) await page.keyboard.press(key);
  await page.keyboard.type('سكر');
  await page.keyboard.press('Alt+Enter');
  await page.keyboard.type('**شمع**');
  await page.keyboard.press('Tab');
  await expect.poll(value).toEqual(['سكر', '**شمع**']);
  await expect.poll(() => frame.locator('td li').allTextContents()).toEqual(['سكر', 'شمع']);
  expect(await cell(1, 1).innerText()).toContain('سكر\n**شمع**');

  // Entered and left without a change, then with one line less.
  await cell(1, 1).click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Tab');
  expect(await value()).toEqual(['سكر', '**شمع**']);
  await cell(1, 1).click();
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await expect.poll(value).toBe('300');
});

test('by keyboard headings become a row and a row becomes headings', async () => {
  const { page, frame, panel } = await openEditorAt(visit, server.url, '/society');
  await page.locator('main [role="row"]').filter({ hasText: 'أسعار الموسم' }).first().click();
  const grid = panel.getByRole('grid');
  const cell = (row: number, column: number) => grid.locator(`[data-row="${row}"][data-column="${column}"]`);
  const choose = async (name: string) => {
    await panel.getByRole('button', { name: 'الصف', exact: true }).focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name, exact: true });
    await item.waitFor();
    while ((await item.getAttribute('data-focused')) === null) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  const { columns, rows } = await tableNow();
  const headings = async () => (await tableNow()).columns;

  await choose('اجعل صف العناوين صفًا عاديًا');
  await expect.poll(headings).toBeUndefined();
  expect((await tableNow()).rows).toEqual([columns, ...rows]);
  await expect.poll(() => frame.locator('table thead').count()).toBe(0);
  expect(await frame.locator('tbody th[scope="row"]').count()).toBe(1 + rows.length);
  await grid.locator('thead').waitFor({ state: 'detached' });
  expect(await faultsOf(page)).toEqual([]);

  // Without headings a cell is named by its row and the number of its column, and the first row is written as any other.
  await cell(0, 1).click();
  await page.keyboard.type('310');
  const entry = panel.getByRole('textbox', { name: `${columns[0]}، عمود 2` });
  await entry.waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await tableNow()).rows[0]).toEqual([columns[0], '310']);

  await choose('اجعل الصف الأول عناوين');
  await becomes([columns[0] ?? '', '310'], ...(rows as string[][]));
  await frame.locator('table thead').waitFor();

  await cell(0, 0).click();
  await choose('احذف الصف');
  await expect.poll(headings).toBeUndefined();
  expect((await tableNow()).rows).toEqual(rows);
  await grid.locator('thead').waitFor({ state: 'detached' });
  await choose('أضف صف عناوين');
  await becomes(['عمود 1', 'عمود 2'], ...(rows as string[][]));
});
