import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { count, fill, words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite, openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const { ar: w } = words;
const visit = openBrowser({ isUnpainted: true });

let server: RunningServer;
let siteFile: string;
const text = () => readFileSync(siteFile, 'utf8');

beforeAll(async () => {
  siteFile = await beekeepersSite();
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());

const places = (message: string, occurrences: number, parts: number) =>
  fill(message, {
    occurrences: count(w.replacing.occurrences, occurrences, 'ar'),
    parts: count(w.replacing.parts, parts, 'ar'),
  });

async function openWindow(size: { width: number; height: number }) {
  const { page, frame } = await openEditorAt(visit, server.url, '/', size);
  const box = page.getByRole('dialog', { name: w.replacing.name });
  const said = box.getByRole('status');
  return { page, frame, box, said };
}

const rowsIn = (box: Locator) => box.getByRole('list', { name: w.replacing.results }).locator('ul > li');

test('words are replaced with the mouse, but for what was taken out, in one step', async () => {
  const before = text();
  const { page, frame, box, said } = await openWindow({ width: 1366, height: 768 });
  await page.getByRole('button', { name: w.tasks.name, exact: true }).click();
  await page.getByRole('menuitem', { name: w.tasks.replaceText, exact: true }).click();
  await box.getByLabel(w.replacing.find, { exact: true }).fill('العَسَل');
  await expect.poll(() => said.textContent()).toBe(places(w.replacing.found, 1, 1));
  await box.getByLabel(w.replacing.find, { exact: true }).fill('سدر');
  await box.getByLabel(w.replacing.by, { exact: true }).fill('طلح');
  await expect.poll(() => said.textContent()).toBe(places(w.replacing.found, 2, 1));
  await box.getByLabel(w.replacing.isWholeWord, { exact: true }).check();
  await expect.poll(() => said.textContent()).toBe(places(w.replacing.found, 1, 1));
  await box.getByLabel(w.replacing.isWholeWord, { exact: true }).uncheck();
  await expect.poll(() => rowsIn(box).count()).toBe(2);

  // A place is shown on its page, and the list stays.
  await rowsIn(box).first().getByRole('button').click();
  await frame.getByText('عسل السدر').waitFor();
  await expect.poll(() => rowsIn(box).count()).toBe(2);

  await rowsIn(box).last().getByRole('checkbox').uncheck();
  await box.getByRole('button', { name: places(w.replacing.replace, 1, 1), exact: true }).click();
  await frame.getByText('عسل الطلح من أعالي الجبل.').waitFor();
  await expect.poll(() => text() === before.replace('عسل السدر', 'عسل الطلح')).toBe(true);
  await expect.poll(() => said.textContent()).toContain(w.replacing.done);

  await page.getByRole('button', { name: new RegExp(`^${w.bar.undo}`) }).click();
  await expect.poll(() => text() === before).toBe(true);
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < 40; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${target}.`);
}

test('words are replaced with the keyboard alone, also while a text is written', async () => {
  const before = text();
  const { page, frame, box, said } = await openWindow({ width: 1366, height: 768 });
  await frame.getByText('نص الصفحة.').click();
  await page.keyboard.press('Control+Shift+F');
  const find = box.getByLabel(w.replacing.find, { exact: true });
  await expect.poll(() => find.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('سدر');
  await page.keyboard.press('Tab');
  await page.keyboard.type('طلح');
  const button = (n: number) => box.getByRole('button', { name: places(w.replacing.replace, n, 1), exact: true });
  await button(2).waitFor();
  const [first, second] = [rowsIn(box).first(), rowsIn(box).last()];

  await tabTo(page, first.getByRole('checkbox'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  expect(await second.getByRole('checkbox').isChecked()).toBe(false);
  await button(1).waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await frame.getByText('عسل السدر').waitFor();
  expect(await first.getByRole('button').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => said.textContent()).toContain(w.replacing.done);
  const after = before.replace('عسل السدر', 'عسل الطلح').replace('"سدر"', '"طلح"');
  await expect.poll(() => text() === after).toBe(true);
  await expect.poll(() => find.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Escape');
  await expect.poll(() => box.count()).toBe(0);
  await page.keyboard.press('Control+Z');
  await expect.poll(() => text() === before).toBe(true);
});

test('what would be an error is told, and nothing is replaced', async () => {
  const before = text();
  const { page, box } = await openWindow({ width: 1366, height: 768 });
  await page.keyboard.press('Control+Shift+F');
  await box.getByLabel(w.replacing.find, { exact: true }).fill('الجمعية');
  await box.getByRole('button', { name: /^احذف/ }).click();
  const alert = box.getByRole('alert');
  await expect.poll(() => alert.textContent()).toContain(w.replacing.refused);
  expect(await alert.getByRole('listitem').count()).toBeGreaterThan(0);
  expect(text()).toBe(before);
  await box.getByLabel(w.replacing.by, { exact: true }).fill('**النادي**');
  await expect.poll(() => alert.textContent()).toBe('');
});

test('on a phone a place folds the list, which a button unfolds', async () => {
  const { page, frame, box } = await openWindow({ width: 390, height: 844 });
  await page.keyboard.press('Control+Shift+F');
  await box.getByLabel(w.replacing.find, { exact: true }).fill('سدر');
  await rowsIn(box).first().getByRole('button').click();
  await frame.getByText('عسل السدر').waitFor();
  const unfold = box.getByRole('button', { name: w.replacing.unfold, exact: true });
  await expect.poll(() => unfold.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await rowsIn(box).first().waitFor();
});

test('words that no page has in its name are searched in the texts', async () => {
  const { page, box, said } = await openWindow({ width: 1366, height: 768 });
  await page.getByRole('combobox', { name: w.bar.page }).click();
  await page.keyboard.type('سدر');
  await page.getByRole('option', { name: w.pages.inTexts }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => box.getByLabel(w.replacing.find, { exact: true }).inputValue()).toBe('سدر');
  await expect.poll(() => said.textContent()).toBe(places(w.replacing.found, 2, 1));
});

test('a deletion offers to undo it, and undoing says what was undone, with a link to its page', async () => {
  const before = text();
  const { page } = await openEditorAt(visit, server.url, '/society');
  await page.getByRole('region', { name: w.outline.name }).getByRole('row', { name: 'ما نصنعه' }).click();
  await page.keyboard.press('Delete');
  await expect.poll(text).not.toBe(before);
  await page.getByRole('status').getByRole('button', { name: w.bar.undo, exact: true }).click();
  await expect.poll(text).toBe(before);
  await page
    .getByRole('status')
    .getByText(/^تراجعت عن: حذف/)
    .waitFor();
});
