import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite, openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

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

/** Opens the link field for the last word of a text. */
async function openLinkField(at: string, sentence: string) {
  const { page, frame } = await openEditorAt(visit, server.url, at, { width: 1366, height: 768 });
  await frame.getByText(sentence).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: w.text.linkTo });
  await field.waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  return { page, frame, field };
}

test('a link to a heading without an id is chosen by words and keys, and is one step with the id', async () => {
  const before = text();
  const { page } = await openLinkField('/society', 'دورات في الربيع.');
  const groups = page.getByRole('listbox').getByRole('group');
  await groups.first().waitFor();
  expect(await groups.first().textContent()).toContain(w.controls.links.own);
  await page.keyboard.type('يسال الزايرون');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => /دورات في .*\]\(\/society#[a-z-]+\)/.test(text())).toBe(true);
  const [, id] = /\/society#([a-z-]+)\)/.exec(text()) ?? [];
  expect(JSON.parse(text()).routes[1].blocks[2]).toMatchObject({ type: 'faq', id });
  await page.getByRole('button', { name: new RegExp(`^${w.bar.undo}`) }).click();
  await expect.poll(() => text() === before).toBe(true);
});

test('a typed address is offered as a link, and Enter applies it', async () => {
  const { page } = await openLinkField('/society', 'شمع نقي للحرفيين.');
  await page.keyboard.type('info@example.org');
  await page.getByRole('option').filter({ hasText: 'mailto:info@example.org' }).waitFor();
  expect(await page.getByRole('listbox').getByRole('group').first().textContent()).toContain(w.controls.links.address);
  await page.keyboard.press('Enter');
  await expect.poll(() => text().includes('](mailto:info@example.org)')).toBe(true);
});
