import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { recordFileOf } from '../../../generator/content/translations/record.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { copiedSite } from '../../support/edit-client.ts';
import { editorOf, openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser({ isReused: true });
let server: RunningServer;
let siteFile: string;
let original: string;

beforeAll(async () => {
  siteFile = await copiedSite('trilingual');
  original = await readFile(siteFile, 'utf8');
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());

const file = () => readFile(siteFile, 'utf8');

test('a text is edited in its language on the page and in its field, beside the other languages', async () => {
  const { page, frame, panel } = await openEditorAt(visit, server.url, '/en');
  await frame.locator('main h1').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' indeed');
  await page.keyboard.press('Tab');
  const written = original.replace('"A letter is a house"', '"A letter is a house indeed"');
  await expect.poll(file).toBe(written);

  await frame.locator('main h1').click();
  const field = panel.locator('[data-field="routes/0/blocks/0/title"]');
  expect(await field.getByRole('textbox').textContent()).toBe('A letter is a house indeed');
  const beside = field.locator('span[lang]');
  expect(
    await beside.evaluateAll((all) =>
      all.map((one) => ['lang', 'dir'].map((key) => one.getAttribute(key)).concat(one.textContent)),
    ),
  ).toEqual([
    ['ar', 'rtl', 'الحرف بيت'],
    ['fr', 'ltr', 'La lettre est une maison'],
  ]);
  await field.getByRole('textbox').fill('A letter is a house');
  await field.getByRole('textbox').blur();
  await expect.poll(file).toBe(original);
});

test('the language switch leads to the same page, with missing translations empty', async () => {
  const { page } = await openEditorAt(visit, server.url, '/exhibitions');
  const french = page.getByRole('radio', { name: 'Français' });
  await french.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/edition=fr/);
  const { frame, panel } = await editorOf(page);
  expect(await frame.locator('html').getAttribute('lang')).toBe('fr');
  expect(new URL(page.url()).searchParams.get('page')).toBe('/expositions');
  // Its hours are in Arabic alone: they are shown, and are no value of the field.
  await frame.locator('[data-pointer="/routes/1/blocks/1/text/0"]').first().waitFor();
  await frame.locator('main h2').first().click();
  const text = panel.locator('[data-field="routes/1/blocks/1/text"]');
  await text.locator('span[lang="ar"]').waitFor();
  expect(await text.getByRole('textbox').first().textContent()).toBe('');
  expect(await text.locator('span[lang="ar"]').first().textContent()).toBe('من التاسعة إلى الرابعة.');
  expect(await file()).toBe(original);
});

test('translation warnings can be confirmed by a button', async () => {
  const { page } = await openEditorAt(visit, server.url, '/en');
  const remarks = page.getByRole('button', { name: /^\d+ (?:تنبيه|warning)/ });
  await remarks.click();
  const list = page.getByRole('dialog');
  const allAreRight = list.getByRole('button', { name: 'قرأتها، وكلها صحيحة', includeHidden: true });
  for (const folded of await list.locator('summary').all()) await folded.click();
  const before = await allAreRight.count();
  expect(before).toBeGreaterThan(2);
  await allAreRight.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => allAreRight.count()).toBe(before - 1);
  expect(await readFile(recordFileOf(siteFile), 'utf8')).toMatch(/^(?:\w+ \w+ \w{11} \w{11}\n)+$/);
  expect(await file()).toBe(original);
});
