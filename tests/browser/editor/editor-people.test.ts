import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Path } from '../../../generator/core/json/path.ts';
import { words } from '../../../generator/editor/app/words/words.tsx';
import type { Author } from '../../../generator/editor/document/person.ts';
import type { EditState } from '../../../generator/editor/document/protocol-state.ts';
import { type DeskEditing, openDeskEditing } from '../../support/desk-editing.ts';
import { beekeepersSite, editorOf } from '../../support/editor-page.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser();
const w = words.ar;

const sara: Author = { id: 'p1', name: 'سارة' };
const badr: Author = { id: 'p2', name: 'بدر' };

let desk: DeskEditing;
let siteFile: string;
let original: string;

beforeAll(async () => {
  siteFile = await beekeepersSite();
  original = await readFile(siteFile, 'utf8');
  desk = await openDeskEditing(siteFile);
});
afterAll(() => desk.server.close());
beforeEach(() => writeFile(siteFile, original));

const banner: Path = ['routes', 1, 'blocks', 0, 'title'];
const answer: Path = ['routes', 1, 'blocks', 0, 'text'];

async function open() {
  const extraHTTPHeaders = desk.headersOf(sara);
  const { page } = await visit('/_edit/?page=/society&language=ar', { home: desk.server.url, extraHTTPHeaders });
  return editorOf(page);
}

/** A colleague changes a text at once, and the editor has heard of it. */
async function change(page: Page, at: Path, value: string): Promise<void> {
  const client = desk.as(badr);
  const { base } = await client.get<EditState>('state');
  const state = page.waitForResponse((response) => response.url().includes('_edit/state') && response.ok());
  const summary = { key: 'text', values: { page: 'الجمعية', text: value } };
  expect(await client.post('change', { base, operations: [{ do: 'set', at, value }], summary })).toMatchObject({
    state: 'written',
  });
  await state;
}

const bannerTitle = async () =>
  (JSON.parse(await readFile(siteFile, 'utf8')) as { routes: { blocks: { title: string }[] }[] }).routes[1]?.blocks[0]?.title;

test('a conflict names the colleague, in the dialog and where undo is not possible', async () => {
  const { page, frame } = await open();
  await frame.locator('main h1').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' هنا');
  await change(page, banner, 'نحّالو الجبل');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(/آخر تغيير هنا من .بدر.، /).waitFor();
  await dialog.getByRole('button', { name: w.clash.takeMine }).click();
  await expect.poll(bannerTitle).toBe('نحّالو الوادي هنا');
  await page.locator('output[data-writing="kept"]').waitFor();
  await change(page, banner, 'نحّالو السهل');
  await page.getByRole('button', { name: w.bar.undo }).first().click();
  await page
    .getByRole('status')
    .getByText(/تعذر التراجع.*آخر تغيير هنا من .بدر.، /)
    .waitFor();
  expect(await bannerTitle()).toBe('نحّالو السهل');
});

test('the history says whose each change is, and goes back in own changes only', async () => {
  const { page, frame } = await open();
  await frame.locator('main h1').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' هنا');
  await page.keyboard.press('Enter');
  await expect.poll(bannerTitle).toBe('نحّالو الوادي هنا');
  await page.locator('output[data-writing="kept"]').waitFor();
  await change(page, answer, 'جملة بدر.');
  await page.getByRole('button', { name: w.bar.done }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(w.history.ownOnly).waitFor();
  const rows = dialog.getByRole('listitem');
  const [theirs, mine] = [rows.filter({ hasText: 'جملة بدر.' }).first(), rows.filter({ hasText: 'نحّالو الوادي هنا' }).first()];
  await theirs.getByText(/^.بدر.، /).waitFor();
  await mine.getByText(/^.سارة.، /).waitFor();
  expect(await theirs.getByRole('button').count()).toBe(1);
  await mine.getByText(w.history.here).waitFor();
  await rows.last().getByRole('button', { name: w.history.goTo }).click();
  await expect.poll(bannerTitle).toBe('نحّالو الوادي');
  expect(await readFile(siteFile, 'utf8')).toContain('جملة بدر.');
});
