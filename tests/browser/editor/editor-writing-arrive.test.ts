import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';
import { projectRoot } from '../../support/project-root.ts';
import { bodyOf, holdsBody, openWriting, pieces, putBody, undoTo, type WritingPage } from '../../support/writing-page.ts';

const { ar: w } = words;
const visit = openBrowser();
let server: RunningServer;
let siteFile: string;

beforeAll(async () => {
  siteFile = await beekeepersSite();
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());

const open = () => openWriting(visit, server.url);

/** A picture of one dot. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Arriving {
  kind: 'paste' | 'drop';
  html?: string;
  file?: { name: string; type: string; base64: string };
  /** Pointer of the element to drop on. */
  on?: string;
}

/** Pastes or drops into the text that is being written. */
async function arrive({ surface }: WritingPage, arriving: Arriving): Promise<void> {
  await surface.evaluate((element, { kind, html, file, on }) => {
    const data = new DataTransfer();
    if (html !== undefined) data.setData('text/html', html);
    if (file)
      data.items.add(new File([Uint8Array.from(atob(file.base64), (c) => c.charCodeAt(0))], file.name, { type: file.type }));
    const target = on === undefined ? element : (element.querySelector(`[data-pointer="${on}"]`) ?? element);
    const { right, top, height } = target.getBoundingClientRect();
    const shared = { bubbles: true, cancelable: true };
    const event =
      kind === 'paste'
        ? new ClipboardEvent('paste', { clipboardData: data, ...shared })
        : new DragEvent('drop', { dataTransfer: data, clientX: right - 4, clientY: top + height / 2, ...shared });
    target.dispatchEvent(event);
  }, arriving);
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

test('a dropped picture is uploaded and placed after the text it is dropped on', async () => {
  await putBody(siteFile, ['أول.', 'ثان.']);
  const writing = await open();
  await writing.goTo('1');
  await arrive(writing, {
    kind: 'drop',
    file: { name: 'hive.png', type: 'image/png', base64: png },
    on: '/routes/1/blocks/1/body/0',
  });
  const dialog = writing.page.getByRole('dialog', { name: w.pasted.picture });
  await dialog.getByRole('textbox').fill('خلية');
  await dialog.getByRole('button', { name: w.pasted.add }).click();
  await holdsBody(siteFile, ['أول.', { type: 'figure', image: { src: 'pictures/hive.png', alt: 'خلية' } }, 'ثان.']);
  await writing.surface.locator('figure img').waitFor({ state: 'attached' });
});

test('a CSV file becomes a table, any other file a download', async () => {
  await putBody(siteFile, ['أول.', 'ثان.']);
  const writing = await open();
  await writing.goTo('0');
  await arrive(writing, {
    kind: 'drop',
    file: { name: 'أسعار.csv', type: 'text/csv', base64: base64('العسل;السعر\r\nسدر;300\r\n"سمر";220\r\n') },
    on: '/routes/1/blocks/1/body/0',
  });
  const table = {
    type: 'table',
    caption: 'أسعار',
    columns: ['العسل', 'السعر'],
    rows: [
      ['سدر', '300'],
      ['سمر', '220'],
    ],
  };
  await holdsBody(siteFile, ['أول.', table, 'ثان.']);
  await writing.isKept();
  await writing.goTo('2');
  await arrive(writing, {
    kind: 'drop',
    file: { name: 'دليل.pdf', type: 'application/pdf', base64: base64('%PDF-1.4\n%%EOF\n') },
    on: '/routes/1/blocks/1/body/2',
  });
  await expect.poll(async () => (await bodyOf(siteFile))[3]).toMatchObject({ type: 'download', title: 'دليل' });
});

test('HTML of Word becomes pieces, in one step', async () => {
  const before = await putBody(siteFile, ['أول.', 'ثان.']);
  const writing = await open();
  await writing.goTo('0');
  const html = await readFile(join(projectRoot, 'tests/fixtures/pastes/word-ar.txt'), 'utf8');
  await arrive(writing, { kind: 'paste', html });
  await expect.poll(async () => (await bodyOf(siteFile)).length).toBeGreaterThan(6);
  const body = await bodyOf(siteFile);
  expect(body[3]).toMatch(/\*\*مرتين\*\*/);
  expect(body.at(-1)).toBe('ثان.');
  await writing.isKept();
  await writing.page
    .getByRole('button', { name: /^تراجع/ })
    .first()
    .click();
  await expect.poll(() => readFile(siteFile, 'utf8')).toBe(before);
});

/** HTML that copying the selection puts on the clipboard. */
const copied = ({ surface }: WritingPage) =>
  surface.evaluate((element) => {
    const data = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
    return data.getData('text/html');
  });

test('copied pieces stay as they are, also on another page', async () => {
  await putBody(siteFile, pieces);
  const from = await open();
  await from.goTo('2');
  await from.page.keyboard.press('Control+a');
  const html = await copied(from);
  await from.page.keyboard.press('Escape');
  await putBody(siteFile, ['أول.']);
  const to = await open();
  await to.goTo('0');
  await to.page.keyboard.press('Enter');
  await arrive(to, { kind: 'paste', html });
  await holdsBody(siteFile, ['أول.', ...pieces]);
});

/** Composes a text as an input method does. */
async function compose(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let length = 1; length <= text.length; length++) {
    const part = text.slice(0, length);
    await session.send('Input.imeSetComposition', { text: part, selectionStart: length, selectionEnd: length });
  }
  await session.send('Input.insertText', { text });
  await session.detach();
}

test('what an input method composes arrives once, in a paragraph and in a list item', async () => {
  const before = await putBody(siteFile, pieces);
  const { page, goTo } = await open();
  await goTo('2');
  await compose(page, ' لامع');
  await goTo('3/items/0');
  await compose(page, ' خشب');
  await page.keyboard.press('Enter');
  await compose(page, 'بدلة');
  await expect.poll(async () => (await bodyOf(siteFile))[2]).toBe('شمع نقي للحرفيين. لامع');
  await expect
    .poll(async () => (await bodyOf(siteFile))[3])
    .toEqual({ type: 'list', items: ['خلية خشب', 'بدلة', { text: 'مدخن', items: ['فحم'] }, 'قفاز'] });
  await undoTo(page, siteFile, before);
});

test('what others write arrives in the open text, and the caret stays', async () => {
  await putBody(siteFile, pieces);
  const { page, goTo, piece, isKept } = await open();
  await goTo('2');
  await page.keyboard.type(' هنا');
  await expect.poll(async () => (await bodyOf(siteFile))[2]).toBe('شمع نقي للحرفيين. هنا');
  await isKept();
  const body = await bodyOf(siteFile);
  await putBody(siteFile, ['من غيري.', ...body]);
  await expect.poll(() => piece('0').textContent()).toBe('من غيري.');
  await page.keyboard.type('ك');
  await expect.poll(async () => (await bodyOf(siteFile))[3]).toBe('شمع نقي للحرفيين. هناك');
});
