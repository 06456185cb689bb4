import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite, openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser({ isReused: true });
let server: RunningServer;
let siteFile: string;

beforeAll(async () => {
  siteFile = await beekeepersSite();
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());

const blocks = async () => JSON.parse(await readFile(siteFile, 'utf8')).routes[1].blocks;

/** Enters a word as input methods do, then another as dictation does: without keys. */
async function enter(page: Page): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  for (const text of [' ج', ' جد', ' جدي'])
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await session.send('Input.insertText', { text: ' جديد' });
  await session.send('Input.insertText', { text: ' new' });
}

test('text without key events arrives in a title of the page, without marks and with', async () => {
  const { page, frame } = await openEditorAt(visit, server.url, '/society');
  await frame.locator('main h1').click();
  await page.keyboard.press('Control+End');
  await enter(page);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await blocks())[0].title).toBe('نحّالو الوادي جديد new');
  await page.keyboard.press('Control+End');
  await enter(page);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await blocks())[0].text).toBe('نربي النحل منذ ستين عامًا. جديد new');
});

test('text without key events arrives in a sentence of the panel, beside its marks', async () => {
  const { page, panel } = await openEditorAt(visit, server.url, '/society');
  await page.locator('main [role="row"]').nth(1).click();
  const field = panel.locator('[data-field$="/body"] [role="textbox"]').first();
  await field.click();
  await page.keyboard.press('Control+End');
  await enter(page);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await blocks())[1].body[0]).toBe('عسل السدر من **أعالي** الجبل. جديد new');
});

test('text without key events arrives in a cell of a table', async () => {
  const { page, panel } = await openEditorAt(visit, server.url, '/society');
  await page.locator('main [role="row"]').nth(3).click();
  await panel.getByRole('grid').getByText('سمر', { exact: true }).dblclick();
  await enter(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await blocks())[3].rows[1][0]).toBe('سمر جديد new');
});
