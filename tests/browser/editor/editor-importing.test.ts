import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite, openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { docx, paragraph, run, styled } from '../../support/office-files.ts';
import { openBrowser } from '../../support/page.ts';
import { wxrFile } from '../../support/wxr.ts';

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

/** Brings what has a name into focus by Tab, as who has no pointer, and presses it. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press(key);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${target}.`);
}

const wordPress = wxrFile([
  {
    ...{ id: 1, title: 'متحف المناحل', content: '<p>يعرض المتحف خلايا قديمة من الطين.</p>', type: 'page' },
    ...{ 'wp:post_name': 'museum', link: 'https://old.example/museum/' },
  },
]);

const report = docx({
  body: [styled('Heading1', 'تقرير الموسم'), paragraph(run('زاد إنتاج العسل في هذا الموسم كثيرًا.'))].join(''),
});

const sources = [
  { name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(wordPress), title: 'متحف المناحل' },
  { name: 'تقرير الموسم.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(report), title: 'تقرير الموسم' },
];

test('an old site is added by keyboard alone, is seen, and is undone in one step', async () => {
  const { page, frame } = await openEditorAt(visit, server.url, '/society', { width: 1280, height: 720 });
  const dialog = page.getByRole('dialog');
  const named = (name: string) => dialog.getByRole('button', { name, exact: true });
  const before = text();
  for (const { title, ...file } of sources) {
    await page.getByRole('button', { name: w.tasks.name }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: w.tasks.importSite, exact: true }).press('Enter');
    const chooser = page.waitForEvent('filechooser');
    await press(page, named(w.importing.chooseFiles));
    await (await chooser).setFiles([file]);
    await dialog.getByText(w.importing.files.one).waitFor();
    await press(page, named(w.importing.read));
    await dialog.getByRole('heading', { name: w.importing.account }).waitFor({ timeout: 30_000 });
    const address = await dialog.getByRole('link', { name: w.importing.report }).getAttribute('href');
    expect(await (await page.request.get(new URL(address ?? '', page.url()).href)).text()).toContain(title);
    expect(text()).toBe(before);

    await press(page, named(w.importing.add));
    await dialog.getByRole('heading', { name: w.importing.done }).waitFor();
    expect(text()).toContain(title);
    await press(page, named(w.close).last());
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: w.bar.page }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(title);
    await page.getByRole('option', { name: new RegExp(title) }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await frame.getByRole('heading', { level: 1, name: title }).waitFor();
    // In the field of the page, the keys of undo are those of its text.
    await page.getByRole('button', { name: new RegExp(`^${w.bar.undo}`) }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(text).toBe(before);
  }
});
