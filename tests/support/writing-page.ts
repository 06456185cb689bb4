import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Json } from '../../generator/core/json/value.ts';
import { type EditorPage, openEditorAt } from './editor-page.ts';
import type { Visit, VisitOptions } from './page.ts';

/** Running text with pieces of most kinds. */
export const pieces: Json[] = [
  'عسل السدر من **أعالي** الجبل.',
  { type: 'heading', text: 'قبل الموسم' },
  'شمع نقي للحرفيين.',
  { type: 'list', items: ['خلية', { text: 'مدخن', items: ['فحم'] }, 'قفاز'] },
  { type: 'quote', text: ['العسل شفاء.'], source: 'قول سائر' },
  'دورات في الربيع.',
];

/** Path of the running text in the site. */
const at = ['routes', 1, 'blocks', 1, 'body'] as const;

type Site = { routes: { blocks: { body: Json[] }[] }[] };

const readSite = async (siteFile: string): Promise<Site> => JSON.parse(await readFile(siteFile, 'utf8'));

export const bodyOf = async (siteFile: string): Promise<Json[]> => (await readSite(siteFile)).routes[1]?.blocks[1]?.body ?? [];

/** Writes running text into the site. @returns the text of the file */
export async function putBody(siteFile: string, body: Json[]): Promise<string> {
  const site = await readSite(siteFile);
  const block = site.routes[1]?.blocks[1];
  if (block) block.body = body;
  const text = `${JSON.stringify(site, null, 2)}\n`;
  await writeFile(siteFile, text);
  return text;
}

export interface WritingPage extends EditorPage {
  /** Element of the text at an index of the list, followed by the rest of its path. */
  piece: (rest: string) => ReturnType<EditorPage['frame']['locator']>;
  /** The element that is being written in. */
  surface: ReturnType<EditorPage['frame']['locator']>;
  /** Puts the caret at an edge of a text. */
  goTo: (rest: string, edge?: 'start' | 'end') => Promise<void>;
  /** Waits until everything is in the file. */
  isKept: () => Promise<void>;
}

/** Opens running text for writing. */
export async function openWriting(
  visit: (path: string, options?: VisitOptions) => Promise<Visit>,
  home: string,
  size: Pick<VisitOptions, 'width' | 'height'> = {},
): Promise<WritingPage> {
  const opened = await openEditorAt(visit, home, '/society', size);
  const { page, frame } = opened;
  const piece = (rest: string) => frame.locator(`[data-pointer="/${at.join('/')}/${rest}"]`).first();
  const surface = frame.locator('[data-edit-writing]');
  const goTo = async (rest: string, edge: 'start' | 'end' = 'end') => {
    if ((await surface.count()) === 0) {
      await piece(rest).click();
      // Without a key, a caret that moves to the start right after the focus is put back.
      await page.keyboard.press('Shift');
    }
    await piece(rest).evaluate((element, where) => {
      const selection = element.ownerDocument.getSelection();
      selection?.selectAllChildren(element);
      if (where === 'end') selection?.collapseToEnd();
      else selection?.collapseToStart();
    }, edge);
    await page.waitForTimeout(50);
  };
  return { ...opened, piece, surface, goTo, isKept: () => isKept(page) };
}

const isKept = (page: Page) => page.locator('output[data-writing="kept"]').waitFor();

/** Waits until the file holds a body. */
export const holdsBody = (siteFile: string, body: Json[]) => expect.poll(() => bodyOf(siteFile)).toEqual(body);

/** Undoes until the file is as it was. */
export async function undoTo(page: Page, siteFile: string, before: string): Promise<void> {
  const undo = page.getByRole('button', { name: /^تراجع/ }).first();
  const read = () => readFile(siteFile, 'utf8');
  await isKept(page);
  for (let step = 0; step < 60 && (await read()) !== before; step++) {
    const last = await read();
    await undo.click();
    await expect.poll(read).not.toBe(last);
    await isKept(page);
  }
  expect(await read()).toBe(before);
}
