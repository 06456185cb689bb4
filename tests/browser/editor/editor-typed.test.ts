import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite, type EditorPage, openEditorAt } from '../../support/editor-page.ts';
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

const file = () => readFile(siteFile, 'utf8');

const open = () => openEditorAt(visit, server.url, '/society');

/** Opens a section in the panel. */
async function openSection({ page, panel }: EditorPage, name: string): Promise<void> {
  await page.getByRole('region', { name: 'مخطط الصفحة' }).getByRole('row', { name }).click();
  await panel.getByRole('heading', { name, level: 2 }).waitFor();
}

/**
 * Types letters at the end of a field, and reads the page within the same task: nothing can have been sent or rendered.
 * @returns what the page shows after each letter
 */
async function typeIn(field: Locator, pointer: string, letters: string): Promise<string[]> {
  await field.click();
  await field.press('ControlOrMeta+End');
  return field.evaluate(
    async (_, { at, text }) => {
      const root = document.querySelector('iframe')?.contentDocument;
      const shown: string[] = [];
      for (const letter of text) {
        document.execCommand('insertText', false, letter);
        // The text reads its changes before the next frame is drawn.
        await undefined;
        shown.push(root?.querySelector(`[data-pointer="${at}"]`)?.textContent ?? '');
      }
      return shown;
    },
    { at: pointer, text: letters },
  );
}

const isKept = (page: Page) => page.locator('output[data-writing="kept"]').waitFor();

describe('a text typed in the panel is on the page before it is sent', () => {
  test('a heading, which stays when the page is rendered, and leaves with Escape', async () => {
    const edited = await open();
    const { page, panel, frame } = edited;
    await openSection(edited, 'ما نصنعه');
    const heading = panel.locator('[data-field$="/heading"]').getByRole('textbox');
    const at = '/routes/1/blocks/1/heading';
    expect(await typeIn(heading, at, ' هنا')).toEqual(['ما نصنعه', 'ما نصنعه ه', 'ما نصنعه هن', 'ما نصنعه هنا']);
    await expect.poll(file).toContain('"ما نصنعه هنا"');
    await isKept(page);
    expect(await typeIn(heading, at, 'ك')).toEqual(['ما نصنعه هناك']);
    await heading.press('Escape');
    expect(await frame.locator(`[data-pointer="${at}"]`).textContent()).toBe('ما نصنعه هنا');
  });

  test('a paragraph with its marks', async () => {
    const edited = await open();
    await openSection(edited, 'ما نصنعه');
    const [paragraph] = await edited.panel.locator('[data-field$="/body"]').getByRole('textbox').all();
    const at = '/routes/1/blocks/1/body/0';
    expect(await typeIn(paragraph as Locator, at, ' **مر')).toHaveLength(5);
    const shown = edited.frame.locator(`[data-pointer="${at}"]`);
    expect(await shown.innerHTML()).toContain('<strong>أعالي</strong> الجبل. **مر');
    expect(await typeIn(paragraph as Locator, at, '**')).toContain('عسل السدر من أعالي الجبل. مر');
    expect(await shown.locator('strong').allTextContents()).toEqual(['أعالي', 'مر']);
  });

  test('a text that was emptied and written again', async () => {
    const edited = await open();
    await openSection(edited, 'نحّالو الوادي');
    const title = edited.panel.locator('[data-field$="/title"]').getByRole('textbox');
    const shown = edited.frame.locator('[data-pointer="/routes/1/blocks/0/title"]');
    await title.selectText();
    await title.press('Delete');
    expect((await shown.textContent())?.trim()).toBe('');
    expect(await typeIn(title, '/routes/1/blocks/0/title', 'من')).toEqual(['م', 'من']);
    await title.press('Escape');
    await expect.poll(() => shown.textContent()).toBe('نحّالو الوادي');
  });

  test('although a text on the page is open, which it does not hold back', async () => {
    const edited = await open();
    const { page, panel, frame } = edited;
    await frame.locator('[data-pointer="/routes/1/blocks/0/title"]').click();
    await frame.locator('[contenteditable]').waitFor();
    const text = panel.locator('[data-field$="/text"]').getByRole('textbox');
    const [first] = await typeIn(text, '/routes/1/blocks/0/text', '!');
    expect(first).toMatch(/!$/);
    expect(await frame.locator('[contenteditable]').count()).toBe(0);
    await expect.poll(file).toContain('عامًا.!"');
    await isKept(page);
  });

  test('a cell of a table', async () => {
    const edited = await open();
    await openSection(edited, 'أسعار الموسم');
    const cell = edited.panel.getByRole('grid').getByText('سمر', { exact: true });
    await cell.dblclick();
    const at = '/routes/1/blocks/3/rows/1/0';
    expect(await typeIn(edited.panel.getByRole('grid').locator('textarea'), at, 'ة')).toEqual(['سمرة']);
    await edited.page.keyboard.press('Escape');
    expect(await edited.frame.locator(`[data-pointer="${at}"]`).textContent()).toBe('سمر');
  });
});
