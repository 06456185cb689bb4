import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite, type EditorPage, openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const { ar: w } = words;
const visit = openBrowser({ isReused: true });
let server: RunningServer;
let siteFile: string;

beforeAll(async () => {
  siteFile = await beekeepersSite();
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());

/** Text of the focused element of the page. */
const focusedText = ({ frame }: EditorPage) =>
  frame.locator('body').evaluate((body) => body.ownerDocument.activeElement?.textContent?.trim() ?? '');

/** Presses Tab until the focused text of the page begins with some words; returns the texts on the way. */
async function tabTo(editor: EditorPage, text: string): Promise<string[]> {
  const passed: string[] = [];
  for (let press = 0; press < 60; press++) {
    await editor.page.keyboard.press('Tab');
    const now = await focusedText(editor);
    if (now.startsWith(text)) return passed;
    passed.push(now);
  }
  throw new Error(`Tab does not reach "${text}": ${passed.join(' | ')}`);
}

test('headings and paragraphs of the page are reached, edited and left by keys alone', async () => {
  const editor = await openEditorAt(visit, server.url, '/society');
  const { page, frame } = editor;
  await page.getByText(w.frame.keys).waitFor();
  await page.locator('main [role="row"]').last().focus();
  await tabTo(editor, 'نحّالو الوادي');
  await tabTo(editor, 'ما نصنعه');
  await tabTo(editor, 'شمع نقي للحرفيين');
  await page.keyboard.press('Enter');
  await frame.locator('[contenteditable]', { hasText: 'شمع نقي' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.type(' والصناع');
  await page.keyboard.press('Tab');
  await expect.poll(async () => readFile(siteFile, 'utf8')).toContain('شمع نقي للحرفيين. والصناع');
  // Escape leaves the text and keeps the focus on it, so that Enter edits it again.
  await frame.locator('[contenteditable]', { hasText: 'دورات' }).waitFor();
  await page.keyboard.press('Escape');
  await frame.locator('[contenteditable]').waitFor({ state: 'detached' });
  await page.getByText(w.writing.kept, { exact: true }).waitFor();
  expect(await focusedText(editor)).toMatch(/^دورات/);
  // A version of the page that was requested before ends the editing, so Enter may be needed again.
  const edited = frame.locator('[contenteditable]', { hasText: 'دورات' });
  const isEdited = async () => {
    if ((await edited.count()) === 0) {
      await frame.getByText('دورات في الربيع.').focus();
      await page.keyboard.press('Enter');
    }
    return edited.count();
  };
  await expect.poll(isEdited).toBe(1);
});

test('links and questions are one stop each', async () => {
  const editor = await openEditorAt(visit, server.url, '/society');
  await editor.page.locator('main [role="row"]').last().focus();
  const passed = await tabTo(editor, 'أتبيعون الخلايا');
  expect(passed.filter((text) => text.startsWith('متى القطاف'))).toHaveLength(1);
});
