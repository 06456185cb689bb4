import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import type { Json } from '../../../generator/core/json/value.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';
import { bodyOf, holdsBody, openWriting, putBody, undoTo } from '../../support/writing-page.ts';

const { ar: w } = words;
const visit = openBrowser({ isReused: true });
let server: RunningServer;
let siteFile: string;

beforeAll(async () => {
  siteFile = await beekeepersSite();
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());

const open = () => openWriting(visit, server.url);

/** Chooses a kind in the menu, by typing its name. */
async function choose(page: Page, name: string): Promise<void> {
  const list = page.getByRole('listbox', { name: w.pieces.kinds });
  await list.waitFor();
  await page.keyboard.type(name);
  await expect.poll(() => list.getByRole('option').first().textContent()).toMatch(new RegExp(`^${name}`));
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'detached' });
}

/** Opens the menu by "/" in a new paragraph. */
async function slash(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
}

test('"/" opens the menu of kinds; text kinds begin empty, and the caret is in them', async () => {
  await putBody(siteFile, ['أول.']);
  const { page, goTo } = await open();
  await goTo('0');
  await slash(page);
  await choose(page, 'عنوان');
  await page.keyboard.type('قبل القطاف');
  await slash(page);
  await choose(page, 'قائمة مرقّمة');
  await page.keyboard.type('واحد');
  await page.keyboard.press('Enter');
  await page.keyboard.type('اثنان');
  await holdsBody(siteFile, [
    'أول.',
    { type: 'heading', text: 'قبل القطاف' },
    { type: 'list', items: ['واحد', 'اثنان'], numbered: true },
  ]);
  // Without a choice, what was typed is text.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await page.getByRole('listbox', { name: w.pieces.kinds }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.type(' شرطة');
  await expect.poll(async () => (await bodyOf(siteFile)).at(-1)).toBe('/ شرطة');
});

test.each<[string, string, (piece: Json) => unknown]>([
  ['quotation', 'اقتباس', (piece) => (piece as { text: string[] }).text[0]],
  ['callout', 'تنبيه', (piece) => (piece as { title: string }).title],
  ['file', 'ملف للتنزيل', (piece) => (piece as { title: string }).title],
  ['table', 'جدول', (piece) => (piece as { columns: string[] }).columns[0]],
  ['details', 'تفاصيل', (piece) => (piece as { title: string }).title],
])('an added %s has the caret, and the first letter replaces its sample', async (_, name, read) => {
  const before = await putBody(siteFile, ['أول.', 'ثان.']);
  const { page, goTo, frame } = await open();
  await goTo('0');
  await slash(page);
  await choose(page, name);
  await expect
    .poll(() =>
      frame.locator('body').evaluate((body) => {
        const { activeElement } = body.ownerDocument;
        const selected = body.ownerDocument.getSelection()?.toString() ?? '';
        return activeElement?.closest('[contenteditable]') !== null && selected !== '';
      }),
    )
    .toBe(true);
  await page.keyboard.type('كلام');
  await expect.poll(async () => read((await bodyOf(siteFile))[1] ?? '')).toBe('كلام');
  await page.keyboard.press('Escape');
  await undoTo(page, siteFile, before);
});

test.each([
  ['picture', 'صورة', 'figure'],
  ['code', 'شيفرة', 'code'],
  ['formula', 'معادلة', 'formula'],
])('an added %s leads to its field', async (_, name, type) => {
  await putBody(siteFile, ['أول.', 'ثان.']);
  const { page, goTo, panel } = await open();
  await goTo('0');
  await slash(page);
  await choose(page, name);
  await expect.poll(async () => (await bodyOf(siteFile))[1]).toMatchObject({ type });
  await expect.poll(() => panel.evaluate((one) => one.contains(document.activeElement))).toBe(true);
});

test('the button beside the piece adds too, and the piece is said, moved, copied and deleted by its menu', async () => {
  const before = await putBody(siteFile, ['أول.', 'ثان.']);
  const { page, goTo, isKept } = await open();
  await goTo('0');
  await page.getByRole('button', { name: w.pieces.add }).click();
  await choose(page, 'فاصل');
  await holdsBody(siteFile, ['أول.', { type: 'divider' }, 'ثان.']);
  await page.getByRole('status').filter({ hasText: 'أُضيف: فاصل' }).waitFor({ state: 'attached' });
  const act = async (name: string) => {
    await page.getByRole('button', { name: w.pieces.handle }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await goTo('0');
  await act(w.pieces.down);
  await holdsBody(siteFile, [{ type: 'divider' }, 'أول.', 'ثان.']);
  await isKept();
  await act(w.pieces.duplicate);
  await holdsBody(siteFile, [{ type: 'divider' }, 'أول.', 'أول.', 'ثان.']);
  await act(w.pieces.remove);
  await holdsBody(siteFile, [{ type: 'divider' }, 'أول.', 'ثان.']);
  await undoTo(page, siteFile, before);
});

test('a piece that is added after a single text was written appears', async () => {
  await putBody(siteFile, ['أول.', { type: 'callout', title: 'تنبيه', text: ['كلام.'] }]);
  const { page, goTo, piece } = await open();
  await piece('1/title').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' مهم');
  await goTo('0');
  await slash(page);
  await choose(page, 'اقتباس');
  await piece('1/text/0').waitFor();
  await expect.poll(async () => (await bodyOf(siteFile))[2]).toMatchObject({ title: 'تنبيه مهم' });
});

test('a piece is dragged by its handle', async () => {
  await putBody(siteFile, ['أول.', 'ثان.', 'ثالث.']);
  const { page, goTo, piece } = await open();
  await goTo('0');
  const handle = await page.getByRole('button', { name: w.pieces.handle }).boundingBox();
  const target = await piece('2').boundingBox();
  if (!handle || !target) throw new Error('Nothing to drag.');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2, target.y, { steps: 4 });
  await page.mouse.move(handle.x + handle.width / 2, target.y + target.height, { steps: 4 });
  await page.mouse.up();
  await holdsBody(siteFile, ['ثان.', 'ثالث.', 'أول.']);
});

test('on a phone, the tools are at the end of the screen', async () => {
  await putBody(siteFile, ['أول.', 'ثان.']);
  const { page, goTo } = await openWriting(visit, server.url, { width: 390, height: 700 });
  await goTo('0');
  const tools = page.getByRole('toolbar', { name: w.pieces.tools });
  await tools.getByRole('button', { name: w.pieces.down }).click();
  await holdsBody(siteFile, ['ثان.', 'أول.']);
  const { height = 0, width = 0 } = (await tools.getByRole('button', { name: w.pieces.add }).boundingBox()) ?? {};
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
});
