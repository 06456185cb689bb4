import { readFile, writeFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { words as allWords } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite, editorOf, openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser();
const w = allWords.ar;
let server: RunningServer;
let siteFile: string;
let original: string;

const file = () => readFile(siteFile, 'utf8');
const start = (port = 0) => startPreview({ environment: machine, project: openProject(siteFile), port, language: undefined });
const open = () => openEditorAt(visit, server.url, '/society');
const blocks = async () => JSON.parse(await file()).routes[1].blocks;
const title = async () => (await blocks())[0].title;
const holds = (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toEqual(value);
const says = (page: Page, writing: 'kept' | 'writing' | 'waiting' | 'undecided') =>
  page.locator(`output[data-writing="${writing}"]`).waitFor();

beforeAll(async () => {
  siteFile = await beekeepersSite();
  original = await file();
  server = await start();
});
afterAll(() => server.close());
beforeEach(() => writeFile(siteFile, original));

/** Whether the browser asks before the page is left. */
async function asksToLeave(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog', { timeout: 3000 }).then(
    async (dialog) => {
      await dialog.dismiss();
      return dialog.type() === 'beforeunload';
    },
    () => false,
  );
  await page.evaluate(() => {
    setTimeout(() => location.reload());
  });
  return asked;
}

/** Types at the end of the title of the page. */
async function typeTitle(page: Page, text: string): Promise<void> {
  await page.frameLocator('main iframe').locator('main h1').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

describe('a long text', () => {
  test('is saved from the page and from the panel', async () => {
    const { page, frame, panel } = await open();
    const long = 'كلمات '.repeat(500).trim();
    const paste = (text: string) =>
      page.evaluate((data) => {
        const inside = document.querySelector('iframe')?.contentDocument?.activeElement;
        const element = document.activeElement?.localName === 'iframe' ? inside : document.activeElement;
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', data);
        element?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    await frame.locator('main p', { hasText: 'شمع نقي' }).click();
    await page.keyboard.press('End');
    await paste(` ${long}`);
    await holds(async () => (await blocks())[1].body[1].length, 'شمع نقي للحرفيين. '.length + long.length);
    await says(page, 'kept');
    await page.keyboard.press('Escape');
    await page.locator('main [role="row"]').nth(0).click();
    const text = panel.locator('[data-field$="/blocks/0/text"]').locator('textarea, [role="textbox"]');
    await text.focus();
    await page.keyboard.press('Control+a');
    await paste(long);
    await text.blur();
    await holds(async () => (await blocks())[0].text.length, long.length);
    await says(page, 'kept');
    expect(await asksToLeave(page)).toBe(false);
  });
});

describe('an edit that the server rejects', () => {
  test.each([
    [400, w.notes.failed],
    [413, w.notes.tooLong],
  ])('with %i stays in its field with the reason and is sent after a change', async (status, reason) => {
    const { page, panel } = await open();
    await page.route('**/_edit/change**', (route) => route.fulfill({ status, json: {} }));
    await typeTitle(page, ' جدًا');
    await page.keyboard.press('Enter');
    await says(page, 'undecided');
    await panel.getByText(reason).waitFor();
    const field = panel.locator('[data-field$="/blocks/0/title"] [role="textbox"]');
    expect(await field.textContent()).toBe('نحّالو الوادي جدًا');
    expect(await asksToLeave(page)).toBe(true);
    await page.unroute('**/_edit/change**');
    await field.fill('نحّالو الوادي جدًّا');
    await field.blur();
    await holds(title, 'نحّالو الوادي جدًّا');
    await says(page, 'kept');
  });

  test('for a while is retried, with a warning on leaving, and saved afterwards', async () => {
    const answers: ((route: Route) => Promise<void>)[] = [
      (route) => route.fulfill({ status: 403, json: {} }),
      (route) => route.fulfill({ status: 404, body: 'not here' }),
      (route) => route.fulfill({ status: 500, body: 'broken' }),
      (route) => route.fulfill({ status: 503, json: {} }),
      // What another program says that has the port now.
      (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Hello</p>' }),
      (route) => route.fulfill({ status: 200, json: { hello: 1 } }),
      (route) => route.abort(),
    ];
    const { page } = await open();
    let expected = 'نحّالو الوادي';
    for (const [index, answer] of answers.entries()) {
      const before = await file();
      await page.route('**/_edit/change**', answer);
      await typeTitle(page, ` أ${index}`);
      await says(page, 'writing');
      await says(page, 'waiting');
      // What is typed further goes with it.
      await page.keyboard.type('ب');
      if (index === 0) expect(await asksToLeave(page)).toBe(true);
      expect(await file()).toBe(before);
      await page.unroute('**/_edit/change**');
      expected += ` أ${index}ب`;
      await holds(title, expected);
      await says(page, 'kept');
    }
  });

  test('without a received response is written only once', async () => {
    const { page, frame } = await open();
    let isLost = true;
    await page.route('**/_edit/change**', async (route) => {
      const response = await route.fetch();
      if (!isLost) return route.fulfill({ response });
      isLost = false;
      return route.abort();
    });
    await frame.locator('main p', { hasText: 'شمع نقي' }).click();
    await page.keyboard.press('Home');
    for (let letter = 0; letter < 4; letter++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await holds(async () => (await blocks())[1].body.slice(1), ['شمع', 'نقي للحرفيين.', 'دورات في الربيع.']);
    await says(page, 'kept');
    expect(isLost).toBe(false);
    expect((await blocks())[1].body.length).toBe(4);
  });

  test('without a field is kept aside and can be sent again', async () => {
    const { page, frame } = await open();
    await page.route('**/_edit/change**', (route) => route.fulfill({ status: 400, json: {} }));
    await frame.locator('main p', { hasText: 'شمع نقي' }).click();
    await page.keyboard.press('Home');
    for (let letter = 0; letter < 4; letter++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const held = page.getByRole('alert').filter({ hasText: w.held.typed });
    await held.getByText('نقي للحرفيين.').waitFor();
    await says(page, 'undecided');
    await page.unroute('**/_edit/change**');
    await held.getByRole('button', { name: w.held.again }).click();
    await holds(async () => (await blocks())[1].body.length, 4);
    await held.waitFor({ state: 'detached' });
    await says(page, 'kept');
  });
});

describe('leaving the editor', () => {
  test('asks only while unsent text exists', async () => {
    const { page } = await open();
    expect(await asksToLeave(page)).toBe(false);
    await editorOf(page);
    await page.route('**/_edit/change**', (route) => route.abort());
    await typeTitle(page, ' س');
    await says(page, 'writing');
    expect(await asksToLeave(page)).toBe(true);
    await page.unroute('**/_edit/change**');
    await holds(title, 'نحّالو الوادي س');
    await says(page, 'kept');
  });

  test('by the button waits until the typed text is saved', async () => {
    const { page } = await open();
    await typeTitle(page, ' مساءً');
    await page.getByRole('button', { name: w.bar.leave }).click();
    // The editor has a heading of this name, too.
    await page.waitForURL(({ pathname }) => !pathname.includes('_edit'));
    await page.getByRole('heading', { name: 'نحّالو الوادي مساءً' }).waitFor();
    expect(await title()).toBe('نحّالو الوادي مساءً');
  });

  test('while offline keeps the typed text for the next page, which sends it', async () => {
    const { page } = await open();
    let isAway = true;
    await page.route('**/_edit/change**', (route) => (isAway ? route.abort() : route.continue()));
    await typeTitle(page, ' غدًا');
    await says(page, 'waiting');
    await page.keyboard.type(' وبعده');
    page.on('dialog', (dialog) => dialog.accept());
    page.once('domcontentloaded', () => {
      isAway = false;
    });
    await page.reload();
    await holds(title, 'نحّالو الوادي غدًا وبعده');
    await says(page, 'kept');
    expect(await page.evaluate(() => sessionStorage.getItem('edit_waiting'))).toBe(null);
  });

  test('typed text is saved after a server restart', async () => {
    const { page } = await open();
    const port = Number(new URL(server.url).port);
    await server.close();
    await typeTitle(page, ' ليلًا');
    await says(page, 'waiting');
    expect(await asksToLeave(page)).toBe(true);
    server = await start(port);
    await holds(title, 'نحّالو الوادي ليلًا');
    await says(page, 'kept');
  });
});
