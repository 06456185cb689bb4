import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { count, fill, isolated, words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite, openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const { ar: w } = words;
const visit = openBrowser({ isUnpainted: true });
const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><path fill="${colour}" d="M0 0h90v60z"/></svg>`;
const used = 'pictures/smoker.svg';

let server: RunningServer;
let siteFile: string;
const at = (source: string) => join(dirname(siteFile), 'assets', source);
const text = () => readFileSync(siteFile, 'utf8');

beforeAll(async () => {
  siteFile = await beekeepersSite();
  mkdirSync(at('pictures'), { recursive: true });
  mkdirSync(at('files'), { recursive: true });
  for (const [name, colour] of [
    ['smoker', '#a60'],
    ['frame', '#06a'],
    ['hive', '#0a6'],
  ] as const)
    writeFileSync(at(`pictures/${name}.svg`), drawing(colour));
  writeFileSync(at('files/harvest.csv'), 'شهر,كيلو\nصفر,12\n');
  const site = JSON.parse(text());
  const society = site.routes.find(({ path }: { path: string }) => path === '/society');
  society.blocks[0].image = { src: used, alt: 'مدخن النحّال' };
  writeFileSync(siteFile, JSON.stringify(site, null, 2));
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

test('the media window works by keyboard alone, and each action is undone in one step', async () => {
  const { page } = await openEditorAt(visit, server.url, '/society', { width: 1280, height: 720 });
  const dialog = page.getByRole('dialog');
  const named = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });
  const said = dialog.getByRole('status').first();
  const open = async () => {
    await page.getByRole('button', { name: w.tasks.name }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: w.tasks.media, exact: true }).press('Enter');
    await dialog.waitFor();
  };
  const choose = (source: string) => press(page, dialog.getByRole('button', { name: new RegExp(source.replace(/.*\//, '')) }));
  const undo = async () => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await expect.poll(text).toBe(before);
  };
  const before = text();

  await open();
  await choose(used);
  await press(page, dialog.getByRole('button', { name: new RegExp(w.media.goTo.slice(0, 8)) }).first());
  await dialog.waitFor({ state: 'detached' });
  const panel = page.getByRole('region', { name: w.panel.name });
  await panel.getByText('مدخن النحّال').first().waitFor();

  await open();
  await choose(used);
  await press(page, dialog.getByRole('textbox'), 'Control+a');
  await page.keyboard.type('Old Smoker');
  await press(page, named(w.media.rename));
  await expect.poll(text).toContain('pictures/old-smoker.svg');
  await expect.poll(() => said.textContent()).toContain('old-smoker.svg');
  await dialog.getByRole('heading', { name: 'pictures/old-smoker.svg' }).waitFor();
  await undo();
  await expect.poll(() => [existsSync(at(used)), existsSync(at('pictures/old-smoker.svg'))]).toEqual([true, false]);

  await open();
  await choose(used);
  await press(page, named(w.media.replace));
  await choose('pictures/frame.svg');
  await press(page, dialog.getByRole('textbox', { name: w.panel.whatIsSeen }), 'Control+a');
  await page.keyboard.type('إطار من شمع');
  await press(page, named(count(w.media.replaceIn, 1, 'ar')));
  await expect.poll(text).toContain('إطار من شمع');
  expect(text()).toContain('pictures/frame.svg');
  await dialog.getByRole('heading', { name: 'pictures/frame.svg' }).waitFor();
  await undo();

  await open();
  await choose('pictures/hive.svg');
  await press(page, named(w.media.delete));
  await expect.poll(() => existsSync(at('pictures/hive.svg'))).toBe(false);
  await expect.poll(() => said.textContent()).toBe(fill(w.media.done.delete, isolated({ file: 'hive.svg' })));
  await undo();
  await expect.poll(() => existsSync(at('pictures/hive.svg'))).toBe(true);

  await open();
  await press(page, dialog.getByRole('radio', { name: new RegExp(w.media.filters.all) }), 'ArrowLeft');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
  await press(page, named(w.media.deleteUnused));
  const items = dialog.getByRole('listitem');
  const going = await items.locator('> div > bdi').allTextContents();
  expect(going).toEqual(expect.arrayContaining(['pictures/frame.svg', 'pictures/hive.svg', 'files/harvest.csv']));
  expect(going).not.toContain(used);
  await press(page, named(count(w.media.deleteThese, going.length, 'ar')));
  await expect.poll(() => going.some((source) => existsSync(at(source)))).toBe(false);
  await dialog.getByText(w.media.none).waitFor();
  await undo();
  await expect.poll(() => going.every((source) => existsSync(at(source)))).toBe(true);
  expect(readFileSync(at('files/harvest.csv'), 'utf8')).toBe('شهر,كيلو\nصفر,12\n');
});

test('a picture dropped on another replaces it after asking for its description', async () => {
  const { page, frame } = await openEditorAt(visit, server.url, '/society', { width: 1280, height: 720 });
  const drop = (selector: string, name: string) =>
    page.locator('main iframe').evaluate(
      (one, [selector = '', name = '', svg = '']) => {
        const root = (one as HTMLIFrameElement).contentDocument;
        const target = root?.querySelector(selector);
        if (!root || !target) throw new Error(`There is no ${selector}.`);
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([svg], name, { type: name.endsWith('.svg') ? 'image/svg+xml' : 'text/plain' }));
        const [clientX, clientY] = [left + width / 2, top + height / 2];
        const init = { dataTransfer, clientX, clientY, bubbles: true, cancelable: true };
        return ['dragover', 'drop'].map((type) => target.dispatchEvent(new DragEvent(type, init)));
      },
      [selector, name, drawing('#b0b')],
    );
  const note = page.getByText(w.notes.dropped);
  await frame.locator('main img').first().waitFor();
  const before = text();
  expect(await drop('h1', 'swarm.svg')).toEqual([false, false]);
  await note.waitFor();
  expect(await drop('main img', 'swarm.txt')).toEqual([false, false]);
  expect(text()).toBe(before);
  expect(await drop('main img', 'swarm.svg')).toEqual([false, false]);
  const dialog = page.getByRole('dialog');
  const words = dialog.getByRole('textbox', { name: w.panel.whatIsSeen });
  await words.fill('سرب على غصن');
  await dialog.getByRole('button', { name: w.panel.altIsNew }).click();
  const image = () =>
    JSON.parse(text()).routes.find(({ path }: { path: string }) => path === '/society').blocks[0].image as object;
  await expect.poll(image).toEqual({ src: expect.stringMatching(/swarm.*\.svg$/), alt: 'سرب على غصن' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect.poll(text).toBe(before);
});
