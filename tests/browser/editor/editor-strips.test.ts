import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite, openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser({ isReused: true });
const { outline, gallery } = words.ar;
let server: RunningServer;
let siteFile: string;
let original: string;

beforeAll(async () => {
  siteFile = await beekeepersSite();
  original = await readFile(siteFile, 'utf8');
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server?.close());
beforeEach(() => writeFile(siteFile, original));

const strips = async () => JSON.parse(await readFile(siteFile, 'utf8')).everyPage;
const open = () => openEditorAt(visit, server.url, '/society');
const callToAction = gallery.insert.replace('{name}', 'دعوة إلى الخطوة التالية');

test('a strip starts with a section from the gallery, and its texts are edited in the page', async () => {
  const { page, frame, panel } = await open();
  await page.getByRole('button', { name: outline.beforeFooter }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: callToAction }).waitFor();
  expect(await dialog.getByText(gallery.refusals['in-pages-only']).count()).toBeGreaterThan(3);
  await dialog.getByRole('button', { name: callToAction }).click();
  const heading = frame.locator('main ~ aside h2');
  await heading.waitFor();
  await heading.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('هل وجدت العسل؟');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await strips())?.beforeFooter?.blocks[0]?.heading).toBe('هل وجدت العسل؟');
  await page.getByRole('button', { name: outline.strip }).click();
  await panel.getByRole('textbox').first().fill('رأيك في العسل');
  await expect.poll(async () => (await strips())?.beforeFooter?.label).toBe('رأيك في العسل');
  await expect.poll(() => frame.locator('main ~ aside').getAttribute('aria-label')).toBe('رأيك في العسل');
});

test('sections of a strip can be hidden, shown and removed; the last one removes the strip, and undo restores it', async () => {
  const { page, frame } = await open();
  for (const _ of [1, 2]) {
    const isFirst = (await strips()) === undefined;
    const list = page.locator('[data-part="outline"] > div', { hasText: outline.beforeHeader });
    await list.getByRole('button', { name: isFirst ? outline.beforeHeader : outline.insertFirst }).click();
    await page.getByRole('dialog').getByRole('button', { name: callToAction }).click();
    const count = isFirst ? 1 : 2;
    await expect.poll(async () => (await strips())?.beforeHeader?.blocks.length).toBe(count);
    await expect.poll(() => frame.locator('div > aside section').count()).toBe(count);
  }
  const rows = page.getByRole('grid', { name: outline.beforeHeader }).getByRole('row');
  const act = async (name: string) => {
    await rows
      .first()
      .getByRole('button', { name: new RegExp(outline.more.split('{')[0] ?? '') })
      .click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act(outline.hide);
  await expect.poll(() => frame.locator('div > aside section').count()).toBe(1);
  await act(outline.remove);
  await expect.poll(async () => (await strips())?.beforeHeader?.blocks.length).toBe(1);
  await act(outline.remove);
  await expect.poll(strips).toBeUndefined();
  await expect.poll(() => frame.locator('div > aside').count()).toBe(0);
  await page.keyboard.press('Control+Z');
  await expect.poll(async () => (await strips())?.beforeHeader?.blocks.length).toBe(1);
});
