import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';
import { bodyOf, holdsBody, openWriting, pieces, putBody, undoTo } from '../../support/writing-page.ts';

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

describe('running text is written like in a word processor', () => {
  test('Enter splits and begins, Backspace joins; a pause is one step; undone to the byte while it stays open', async () => {
    const before = await putBody(siteFile, pieces);
    const { page, goTo, surface, isKept, piece } = await open();
    await goTo('2');
    await page.keyboard.type(' وطيب');
    await page.keyboard.press('Enter');
    await page.keyboard.type('فقرة ثانية');
    const [first, heading, , ...rest] = pieces;
    await holdsBody(siteFile, [first ?? '', heading ?? '', 'شمع نقي للحرفيين. وطيب', 'فقرة ثانية', ...rest]);
    await isKept();
    expect(await surface.count()).toBe(1);
    await goTo('3', 'start');
    await page.keyboard.press('Backspace');
    await holdsBody(siteFile, [first ?? '', heading ?? '', 'شمع نقي للحرفيين. وطيبفقرة ثانية', ...rest]);
    await page.getByRole('status').filter({ hasText: w.pieces.said.joined }).waitFor({ state: 'attached' });
    await page.keyboard.press('Control+z');
    await expect.poll(() => bodyOf(siteFile)).toContain('فقرة ثانية');
    await expect.poll(() => piece('3').textContent()).toBe('فقرة ثانية');
    await page.keyboard.press('Control+z');
    await holdsBody(siteFile, pieces);
    await expect.poll(() => piece('2').textContent()).toBe('شمع نقي للحرفيين.');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => bodyOf(siteFile)).toContain('فقرة ثانية');
    await page.keyboard.press('Control+z');
    await expect.poll(() => readFile(siteFile, 'utf8')).toBe(before);
    expect(await surface.count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await surface.count()).toBe(0);
  });

  test('list items: Enter adds one, Tab nests it, an empty one ends the list', async () => {
    await putBody(siteFile, pieces);
    const { page, goTo } = await open();
    await goTo('3/items/0');
    await page.keyboard.press('Enter');
    await page.keyboard.type('بدلة');
    await page.keyboard.press('Tab');
    const list = async () => (await bodyOf(siteFile))[3];
    await expect
      .poll(list)
      .toEqual({ type: 'list', items: [{ text: 'خلية', items: ['بدلة'] }, { text: 'مدخن', items: ['فحم'] }, 'قفاز'] });
    await page.keyboard.press('Shift+Tab');
    await expect.poll(list).toEqual({ type: 'list', items: ['خلية', 'بدلة', { text: 'مدخن', items: ['فحم'] }, 'قفاز'] });
    await goTo('3/items/3');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('بعد القائمة');
    await expect.poll(async () => (await bodyOf(siteFile))[4]).toBe('بعد القائمة');
  });

  test('pieces move by keys, with their pointers, and it is said', async () => {
    const before = await putBody(siteFile, pieces);
    const { page, goTo } = await open();
    await goTo('2');
    await page.keyboard.press('Alt+Shift+ArrowUp');
    const [first, heading, third, ...rest] = pieces;
    await holdsBody(siteFile, [first ?? '', third ?? '', heading ?? '', ...rest]);
    const said = page.getByRole('status').filter({ hasText: 'وهو الآن 2 من 6' });
    await said.waitFor({ state: 'attached' });
    await page.keyboard.type('!');
    await expect.poll(async () => (await bodyOf(siteFile))[1]).toBe('شمع نقي للحرفيين.!');
    await undoTo(page, siteFile, before);
  });

  test('a piece that is not text is selected, entered and deleted by keys', async () => {
    await putBody(siteFile, pieces);
    const { page, goTo, frame, surface } = await open();
    await goTo('5', 'start');
    await page.keyboard.press('ArrowUp');
    await frame.locator('.ProseMirror-selectednode').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => surface.textContent()).toBe('العسل شفاء.');
    await page.keyboard.press('End');
    await page.keyboard.type(' حقًا');
    await expect.poll(async () => (await bodyOf(siteFile))[4]).toMatchObject({ text: ['العسل شفاء. حقًا'] });
    await page.keyboard.press('Escape');
    await goTo('5', 'start');
    await page.keyboard.press('ArrowUp');
    await frame.locator('.ProseMirror-selectednode').waitFor();
    await page.keyboard.press('Delete');
    await expect.poll(async () => (await bodyOf(siteFile)).length).toBe(5);
  });
});
