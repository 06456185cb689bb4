import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite, editorOf, openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser();
let server: RunningServer;
let siteFile: string;

afterEach(() => server.close());

const file = () => readFile(siteFile, 'utf8');
const content = async () => JSON.parse(await file());

async function openSite() {
  siteFile = await beekeepersSite();
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
  const { page } = await openEditorAt(visit, server.url, '/');
  return { page, original: await file(), ...partsOf(page) };
}

/** Parts of the editor that tests use. */
function partsOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'لغات الموقع' });
  const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name });
  return {
    dialog,
    tool: page.getByRole('toolbar').getByRole('button', { name: 'لغات الموقع' }),
    add: inDialog('أضف لغة'),
    language: inDialog(/اللغة/).first(),
    english: page.getByRole('option', { name: /English/ }),
    home: dialog.getByRole('textbox', { name: /^عنوان «.*» بهذه اللغة/ }).first(),
    society: dialog.getByRole('checkbox', { name: /الجمعية/ }),
    doAdd: inDialog('أضف اللغة'),
    begin: inDialog(/الترجمة: الإنجليزية/),
    change: inDialog(/صفحاتها وظهورها/),
    remove: inDialog(/أزلها/),
    doRemove: inDialog('أزل الإنجليزية'),
    next: page.getByRole('button', { name: /النص التالي مما لم يُترجم/ }),
    undo: page.getByRole('button', { name: /^تراجع عن/ }),
    focused: page.locator(':focus'),
  };
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No focus: ${target}`);
}

async function press(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

const focusedTools = (page: Page) => page.locator('[role="toolbar"] :focus').count();

/** Leaves the current part backwards, enters the toolbar, and walks in it to a button. */
async function pressTool(page: Page, target: Locator, arrow: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
  for (let presses = 0; presses < 80 && (await focusedTools(page)) === 0; presses++) await page.keyboard.press('Shift+Tab');
  await press(page, target, arrow);
}

/** The site with English on its home page only. */
async function expectEnglish(): Promise<void> {
  const { site, routes } = await content();
  expect(site.languages).toEqual(['ar', { tag: 'en', draft: true }]);
  expect(routes[0].title).toEqual({ ar: 'الرئيسية', en: 'Home' });
  expect(routes[1].title).toBe('الجمعية');
}

test('a language is added, translated text by text, and removed, by mouse', async () => {
  const { page, original, ...parts } = await openSite();
  await parts.tool.click();
  await parts.add.click();
  await parts.language.click();
  await parts.english.click();
  await parts.home.fill('Home');
  await parts.society.uncheck();
  await parts.doAdd.click();
  await parts.dialog.getByText('أُضيفت الإنجليزية.').waitFor();
  await expectEnglish();

  await parts.begin.click();
  await page.waitForURL(/edition=en/);
  const { frame } = await editorOf(page);
  expect(await frame.locator('html').getAttribute('lang')).toBe('en');
  await expect.poll(() => parts.focused.getAttribute('aria-label')).toBe('وصف الصفحة لمحركات البحث');
  expect(await parts.focused.inputValue()).toBe('');
  const [, done = '', all = ''] = /(\d+) من (\d+)/.exec((await parts.next.textContent()) ?? '') ?? [];
  await page.keyboard.type('A small site of a society, with everything that a visitor asks for.');
  await parts.next.click();
  await expect.poll(() => parts.next.textContent()).toContain(`${Number(done) + 1} من ${all}`);
  await expect.poll(async () => (await content()).routes[0].description.en).toMatch(/^A small site of a society/);

  const translated = await file();
  await parts.tool.click();
  await parts.remove.click();
  await parts.dialog.getByText('يُحذف من الملف نصان').waitFor();
  await parts.doRemove.click();
  await page.waitForURL((url) => !url.searchParams.has('edition'));
  expect(await file()).toBe(original);
  await editorOf(page);
  await parts.undo.click();
  await expect.poll(file).toBe(translated);
});

test('the same by keyboard only', async () => {
  const { page, original, ...parts } = await openSite();
  await pressTool(page, parts.tool, 'ArrowRight');
  await press(page, parts.add);
  await press(page, parts.language);
  await press(page, parts.english, 'ArrowDown');
  await tabTo(page, parts.home);
  await page.keyboard.type('Home');
  await tabTo(page, parts.society);
  await page.keyboard.press('Space');
  await press(page, parts.doAdd);
  await expect.poll(file).not.toBe(original);
  await expectEnglish();

  await press(page, parts.begin);
  await page.waitForURL(/edition=en/);
  await editorOf(page);
  await expect.poll(() => parts.focused.getAttribute('aria-label')).toBe('وصف الصفحة لمحركات البحث');
  await page.keyboard.type('A small site of a society, with everything that a visitor asks for.');
  await pressTool(page, parts.next, 'ArrowRight');
  // The next text takes the focus when the page is drawn anew.
  await expect.poll(() => focusedTools(page)).toBe(0);
  await expect.poll(async () => (await content()).routes[0].description.en).toMatch(/^A small site of a society/);

  await pressTool(page, parts.tool, 'ArrowLeft');
  await press(page, parts.remove);
  await press(page, parts.doRemove);
  await page.waitForURL((url) => !url.searchParams.has('edition'));
  expect(await file()).toBe(original);
});
