import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite, openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';
import { projectRoot } from '../../support/project-root.ts';

const visit = openBrowser({ isReused: true });
let server: RunningServer;
let siteFile: string;

beforeAll(async () => {
  siteFile = await beekeepersSite();
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());

const read = async () => JSON.parse(await readFile(siteFile, 'utf8')).routes[1].blocks;

/** A picture of one dot. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Texts of the page: one that has no marks, and one that has. */
const title = { at: 'main h1', path: [0, 'title'] };
const paragraph = { at: '[data-pointer$="/blocks/1/body/1"]', path: [1, 'body', 1] };

async function put(path: (string | number)[], value: string): Promise<void> {
  const site = JSON.parse(await readFile(siteFile, 'utf8'));
  const around = path.slice(0, -1).reduce((at, key) => at[key], site.routes[1].blocks);
  around[path.at(-1) as string] = value;
  await writeFile(siteFile, `${JSON.stringify(site, null, 2)}\n`);
}

const holds = (path: (string | number)[], value: string) =>
  expect.poll(async () => path.reduce((at, key) => at[key], await read())).toBe(value);

/** Types at the end of a text of the page, and puts the caret before that somewhere else. */
async function typeIn(page: Page, at: string, keys: (page: Page) => Promise<void>): Promise<void> {
  await page.frameLocator('main iframe').locator(at).click();
  await keys(page);
  await page.keyboard.press('Tab');
}

/** What is being written: a single text, or running text. */
const written = '[data-edit-text], [data-edit-writing]';

/**
 * Puts the caret at an edge of the text that has it: running text goes on before and after it. A key comes first: without
 * one, a caret that moves to the start right after the focus is put back.
 */
async function goTo(page: Page, edge: 'start' | 'end'): Promise<void> {
  await page.keyboard.press('Shift');
  await page
    .frameLocator('main iframe')
    .locator(written)
    .evaluate((box, where) => {
      const selection = box.ownerDocument.getSelection();
      const node = selection?.anchorNode;
      const text = (node?.nodeType === 1 ? (node as Element) : node?.parentElement)?.closest('p, [data-edit-text]');
      if (text) selection?.selectAllChildren(text);
      if (where === 'end') selection?.collapseToEnd();
      else selection?.collapseToStart();
    }, edge);
}

const atEnd = (text: string) => async (page: Page) => {
  await goTo(page, 'end');
  await page.keyboard.type(text);
};

/** What a text holds that nobody sees, and that means something, in one text that begins and ends with such. */
const text = [
  '\u00a0عسل\u00a0السدر من 300\u00a0ريال',
  'بعد\u00a0\u00a0اثنين \u00a0و\u00a0 بين',
  '1\u202f000 نحلة، 2\u2009كغ',
  'می\u200cخواهم نحل\u200d ه\u200d',
  'طراز \u200eB-52\u200e و\u200fنص\u061c',
  'في \u2066C-130\u2069 عزل',
  'عـــسل  متتابع   الفراغ',
  'أب\u00adج و\u2060نص',
  'عسَلٌ مُصفّىٰ',
  '🐝🏽 و👩‍🌾 آخرًا\u00a0',
].join('. ');

test.each([
  ['a text without marks', title],
  ['a text with marks', paragraph],
])('%s keeps special characters that were not edited, in the page and in the panel', async (_, { at, path }) => {
  await put(path, text);
  const { page, panel } = await openEditorAt(visit, server.url, '/society');
  await typeIn(page, at, atEnd('ن'));
  await holds(path, `${text}ن`);
  await typeIn(page, at, async () => {
    await goTo(page, 'end');
    await page.keyboard.press('Backspace');
    await goTo(page, 'start');
    await page.keyboard.type('و');
  });
  await holds(path, `و${text}`);
  await page.locator('main [role="row"]').nth(Number(path[0])).click();
  const fields = panel.locator('textarea, [role="textbox"]');
  const field =
    path.length === 2 ? panel.locator('[data-field$="/title"] [role="textbox"]') : fields.filter({ hasText: /^و/ }).first();
  await field.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('ن');
  await page.keyboard.press('Tab');
  await holds(path, `و${text}ن`);
});

test('spaces that the browser inserts while typing are not saved as no-break spaces', async () => {
  for (const { at, path } of [title, paragraph]) {
    await put(path, 'عسل السدر');
    const { page } = await openEditorAt(visit, server.url, '/society');
    await typeIn(page, at, atEnd(' من'));
    await holds(path, 'عسل السدر من');
    await typeIn(page, at, async () => {
      await goTo(page, 'start');
      await page.keyboard.type('في ');
      await goTo(page, 'end');
      await page.keyboard.type(' ');
    });
    await holds(path, 'في عسل السدر من');
    // A word between two others goes, and its spaces come together.
    await typeIn(page, at, async () => {
      await goTo(page, 'start');
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
      for (let step = 0; step < 3; step++) await page.keyboard.press('Delete');
    });
    await holds(path, 'في  السدر من');
  }
});

test('a no-break space can be entered', async () => {
  await put(title.path, 'نحّالون');
  const { page } = await openEditorAt(visit, server.url, '/society');
  await typeIn(page, title.at, async () => {
    await goTo(page, 'end');
    await page.keyboard.insertText('\u00a0300');
  });
  await holds(title.path, 'نحّالون\u00a0300');
});

test('a sentence focused in the panel without an edit is not rewritten', async () => {
  const odd = 'سطر\nوسطر **غامق ** و__غيره__ [رابط](<https://example.org/a b>) \\* نص';
  await put(paragraph.path, odd);
  const { page, panel } = await openEditorAt(visit, server.url, '/society');
  await page.locator('main [role="row"]').nth(1).click();
  const before = await readFile(siteFile, 'utf8');
  const field = panel.locator('textarea, [role="textbox"]').filter({ hasText: 'وسطر' }).first();
  await field.focus();
  await page.keyboard.press('Tab');
  await page.locator('output[data-writing="kept"]').waitFor();
  expect(await readFile(siteFile, 'utf8')).toBe(before);
  await field.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await page.keyboard.press('Tab');
  await holds(paragraph.path, `${odd}!`);
});

test('text pasted from Word becomes blocks in one step that can be undone; a picture is offered', async () => {
  await put(paragraph.path, 'شمع نقي للحرفيين.');
  const before = await readFile(siteFile, 'utf8');
  const { page, frame } = await openEditorAt(visit, server.url, '/society');
  await frame.locator(paragraph.at).click();
  await goTo(page, 'end');
  const html = await readFile(join(projectRoot, 'tests/fixtures/pastes/word-ar.txt'), 'utf8');
  const dot = `<img src="data:image/png;base64,${png}">`;
  await frame.locator(written).evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `${html}<p>${dot}</p><script>document.title = 'run'</script>`);
  const body = async () => (await read())[1].body;
  await expect.poll(async () => (await body()).length).toBe(10);
  expect((await body()).slice(1, 4)).toEqual([
    'شمع نقي للحرفيين.',
    { type: 'heading', text: 'دليل المنحل' },
    { type: 'heading', text: 'قبل الموسم' },
  ]);
  await page.locator('output[data-writing="kept"]').waitFor();
  const dialog = page.getByRole('dialog', { name: 'أضف الصورة' });
  await dialog.getByRole('textbox').fill('خلية في الوادي');
  await dialog.getByRole('button', { name: /أضفها/ }).click();
  await expect.poll(async () => (await body())[9]?.image?.alt).toBe('خلية في الوادي');
  await page.locator('output[data-writing="kept"]').waitFor();
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: /^تراجع عن/ }).click();
  await expect.poll(() => readFile(siteFile, 'utf8')).toBe(before);
});

test('the focus stays in the picture dialog until it is answered, then moves to the table caption', async () => {
  await put(paragraph.path, 'شمع نقي للحرفيين.');
  const { page, frame } = await openEditorAt(visit, server.url, '/society');
  // The new version of the page, in which the caret goes to the name of the table, comes when it is let.
  let letIt = () => {};
  const isLet = new Promise<void>((resolve) => {
    letIt = resolve;
  });
  await page.route('**/society*', async (route) => {
    await isLet;
    await route.continue();
  });
  await frame.locator(paragraph.at).click();
  await goTo(page, 'end');
  await frame.locator(written).evaluate((element, image) => {
    const clipboardData = new DataTransfer();
    const table = '<table><tr><td>أ</td><td>ب</td></tr><tr><td>1</td><td>2</td></tr></table>';
    clipboardData.setData('text/html', `<p>قبل</p>${table}<p><img src="${image}"></p>`);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `data:image/png;base64,${png}`);
  const dialog = page.getByRole('dialog', { name: 'أضف الصورة' });
  const alt = dialog.getByRole('textbox');
  await alt.focus();
  await page.keyboard.insertText('خلية ');
  letIt();
  const caption = frame.locator('caption', { hasText: 'جدول' });
  await caption.waitFor();
  await page.keyboard.insertText('في الوادي');
  expect(await alt.inputValue()).toBe('خلية في الوادي');
  await dialog.getByRole('button', { name: 'دعها' }).click();
  const entry = caption.locator('[data-edit-text]');
  await expect.poll(() => entry.count()).toBe(1);
  await expect
    .poll(() => entry.evaluate((box) => box.ownerDocument.activeElement === box && box.ownerDocument.hasFocus()))
    .toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
});

test.each([
  ['scaled down', 1366, 768],
  ['as wide as a phone', 390, 700],
])('the text toolbar stays beside the text on a page %s and is reached by keyboard', async (_, width, height) => {
  const { ar: w } = words;
  await put(paragraph.path, 'شمع نقي');
  const { page, frame } = await openEditorAt(visit, server.url, '/society', { width, height });
  const text = frame.locator(paragraph.at);
  await text.click();
  const tools = page.getByRole('toolbar', { name: w.text.tools });
  /** Free room between the text and its tools. CSS pixels; less than none where they overlap. */
  const between = async () => {
    const [box, toolbar] = [await text.boundingBox(), await tools.boundingBox()];
    if (!box || !toolbar) throw new Error('Nothing is written.');
    const beside = Math.max(box.x - toolbar.x - toolbar.width, toolbar.x - box.x - box.width);
    return Math.max(beside, box.y - toolbar.y - toolbar.height, toolbar.y - box.y - box.height);
  };
  const expectBeside = () => expect.poll(async () => Math.abs((await between()) - 40)).toBeLessThan(40);
  await goTo(page, 'end');
  await page.keyboard.press('Shift+Home');
  await expectBeside();
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, 60);
  await expectBeside();
  await page.keyboard.press('Alt+F10');
  const has = (name: string) => tools.getByRole('button', { name }).evaluate((one) => one === document.activeElement);
  expect(await has(w.text.strong)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await has(w.text.emphasis)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: w.text.linkTo }).waitFor();
  await page.keyboard.press('Escape');
  await tools.waitFor();
  await goTo(page, 'end');
  await page.keyboard.type('!');
  await page.keyboard.press('Tab');
  await holds(paragraph.path, '**شمع نقي!**');
});

/** Selects a word of the text that is being written. */
const selectWord = (frame: FrameLocator, word: string) =>
  frame.locator(written).evaluate((text, sought) => {
    const walker = text.ownerDocument.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const from = node.nodeValue?.indexOf(sought) ?? -1;
      if (from !== -1) text.ownerDocument.getSelection()?.setBaseAndExtent(node, from, node, from + sought.length);
    }
  }, word);

test('the toolbar turns a word into a formula or key and back', async () => {
  const { ar: w } = words;
  await put(paragraph.path, 'من x^2 حلان');
  const { page, frame } = await openEditorAt(visit, server.url, '/society', { width: 1366, height: 768 });
  await frame.locator(paragraph.at).click();
  const tools = page.getByRole('toolbar', { name: w.text.tools });
  const press = async (name: string) => {
    await selectWord(frame, 'x^2');
    await tools.getByRole('button', { name }).click();
  };
  await press(w.text.formula);
  await holds(paragraph.path, 'من [x^2](math:) حلان');
  await press(w.text.formula);
  await holds(paragraph.path, 'من x^2 حلان');
  await press(w.text.key);
  await holds(paragraph.path, 'من [x^2](key:) حلان');
  await press(w.text.key);
  for (const [name, end] of [
    [w.text.superscript, 'sup:'],
    [w.text.subscript, 'sub:'],
    [w.text.struck, 'del:'],
  ] as const) {
    await press(name);
    await holds(paragraph.path, `من [x^2](${end}) حلان`);
    await press(name);
    await holds(paragraph.path, 'من x^2 حلان');
  }
});

test('the toolbar turns a word into an abbreviation with its meaning and back', async () => {
  const { ar: w } = words;
  await put(paragraph.path, 'من WHO في 5 م[2](sup:) وH[2](sub:)O و[9](del:)');
  const { page, frame } = await openEditorAt(visit, server.url, '/society', { width: 1366, height: 768 });
  await frame.locator(paragraph.at).filter({ hasText: 'WHO' }).click();
  const tools = page.getByRole('toolbar', { name: w.text.tools });
  const field = page.getByRole('textbox', { name: w.text.meaning });
  const open = async () => {
    await selectWord(frame, 'WHO');
    await tools.getByRole('button', { name: w.text.abbreviation }).click();
  };
  await open();
  await field.fill('منظمة (الصحة) العالمية');
  await field.press('Enter');
  await holds(paragraph.path, 'من [WHO](abbr:منظمة الصحة العالمية) في 5 م[2](sup:) وH[2](sub:)O و[9](del:)');
  await open();
  expect(await field.inputValue()).toBe('منظمة الصحة العالمية');
  await page.getByRole('button', { name: w.text.noMeaning }).click();
  await holds(paragraph.path, 'من WHO في 5 م[2](sup:) وH[2](sub:)O و[9](del:)');
});
