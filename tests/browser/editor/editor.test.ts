import { readFile, writeFile } from 'node:fs/promises';
import type axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { axeScript } from '../../support/axe.ts';
import { specifiedSite } from '../../support/build.ts';
import { editorOf } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser, type VisitOptions } from '../../support/page.ts';

const visit = openBrowser({ isReused: true });
let server: RunningServer;
let siteFile: string;
let original: string;

const file = () => readFile(siteFile, 'utf8');
const start = (port = 0) => startPreview({ environment: machine, project: openProject(siteFile), port, language: undefined });

beforeAll(async () => {
  siteFile = await specifiedSite();
  original = await file();
  server = await start();
});
afterAll(() => server.close());

interface Options extends VisitOptions {
  language?: 'ar' | 'en';
}

/** Lets a page count how often the editor looks at the titles of the site's pages, by their paths. */
function countTitles(): void {
  const counted = new Map<string, number>();
  const { json } = Response.prototype;
  Response.prototype.json = async function read() {
    const value = await json.call(this);
    for (const page of new URL(this.url).pathname.endsWith('/_edit/state') ? (value.pages ?? []) : []) {
      const { title, path } = page;
      const get = () => {
        counted.set(path, (counted.get(path) ?? 0) + 1);
        return title;
      };
      Object.defineProperty(page, 'title', { get, enumerable: true });
    }
    return value;
  };
  Object.assign(window, { counted });
}

/** How many pages had their titles looked at since this was asked last, the shown one apart. */
const titlesRead = (page: Page, shown: string) =>
  page.evaluate((own) => {
    const { counted } = window as unknown as { counted: Map<string, number> };
    const others = [...counted.keys()].filter((path) => path !== own).length;
    counted.clear();
    return others;
  }, shown);

async function openEditor(path: string, { language = 'ar', ...options }: Options = {}) {
  if ((await file()) !== original) await writeFile(siteFile, original);
  const address = `/_edit/?page=${path}&language=${language}`;
  const { page, problems } = await visit(address, { home: server.url, ...options });
  const { frame } = await editorOf(page);
  await frame.locator('main').waitFor();
  return { page, frame, problems };
}

/** Waits until the file holds, or no longer holds, a text. */
const held = (text: string, isThere = true) => expect.poll(async () => (await file()).includes(text)).toBe(isThere);

const isKept = (page: Page) => page.locator('output[data-writing="kept"]').waitFor();

async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: /^تراجع عن/ });
  await isKept(page);
  for (let step = 0; step < 20 && (await file()) !== original; step++) {
    const before = await file();
    await undo.click();
    await expect.poll(file).not.toBe(before);
    await isKept(page);
  }
}

/** Lines that differ. */
function lineChanges(before: string, after: string): number {
  const lines = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !lines.has(line)).length;
}

describe('a text edited in the page', () => {
  test('is shown at once, saved after a pause, and undone to the byte', async () => {
    const { page, frame, problems } = await openEditor('/about-us', { script: countTitles, isReused: false });
    await frame.locator('main h1').click();
    const text = frame.locator('[contenteditable]');
    expect(await text.textContent()).toBe('من نحن');
    await page.keyboard.press('End');
    expect(await titlesRead(page, '/about-us')).toBe(26);
    await page.locator('main iframe').evaluate(async (element) => {
      const root = (element as HTMLIFrameElement).contentDocument as Document;
      for (const letter of ' في سطور') {
        root.execCommand('insertText', false, letter);
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      }
    });
    expect(await text.textContent()).toBe('من نحن في سطور');
    await held('"title": "من نحن في سطور"');
    expect(lineChanges(original, await file())).toBe(1);
    await isKept(page);
    // A text of one page makes no work for each of the others, of which there may be thousands.
    expect(await titlesRead(page, '/about-us')).toBe(0);
    // Nobody is torn out of writing by the version that came of it.
    expect(await text.count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await text.textContent()).toMatch(/^تعمل منصة القيم/);
    await page.keyboard.press('End');
    await page.keyboard.type(' غير مراد');
    await page.keyboard.press('Escape');
    expect(await text.count()).toBe(0);
    await undoAll(page);
    expect(await file()).toBe(original);
    await expect.poll(() => frame.locator('main h1').textContent()).toBe('من نحن');
    expect(problems).toEqual([]);
  });

  test('has visible marks, and pasted formatting is reduced to what it supports', async () => {
    const { page, frame } = await openEditor('/about-us');
    const paragraph = frame.locator('[data-pointer="/routes/1/blocks/1/text/0"]');
    await paragraph.click();
    const text = frame.locator('[contenteditable]');
    const markFirst = async (key: string) => {
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await page.keyboard.press(key);
    };
    await markFirst('Control+i');
    expect((await text.locator('em').textContent())?.trim()).toBe('نتطلع');
    await markFirst('Control+i');
    expect(await text.locator('em').count()).toBe(0);
    await markFirst('Control+b');
    expect((await text.locator('strong').textContent())?.trim()).toBe('نتطلع');
    await paragraph.evaluate((element) => {
      const selection = element.ownerDocument.getSelection();
      selection?.selectAllChildren(element);
      selection?.collapseToEnd();
    });
    await text.evaluate((element) => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        '<p style="color:red">وهذه <b>كلمة</b>\u200f <i>من</i> <u><a href="https://example.org/a">موقع</a></u></p>',
      );
      data.setData('text/plain', 'x');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await page.getByText(/نُظّف ما لُصق: أزيل التنسيق/).waitFor();
    await page.keyboard.press('Enter');
    await held('**نتطلع** إلى بيئات');
    await held('وهذه **كلمة** *من* [موقع](https://example.org/a)"');
    await expect.poll(() => paragraph.locator('strong').count()).toBe(2);
    await expect.poll(() => paragraph.locator('em').count()).toBe(1);
    await paragraph.locator('strong').first().click();
    await expect.poll(() => text.locator('em').count()).toBe(1);
    await page.keyboard.press('Escape');
  });

  test('stays in its field when the file rejects it, even after a reload', async () => {
    const { page, frame } = await openEditor('/about-us');
    await frame.locator('main h1').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'لم يُكتب في الملف' });
    await alert.waitFor();
    expect(await file()).toBe(original);
    await page.reload();
    await frame.locator('main').waitFor();
    await page.locator('main [role="row"]').first().click();
    await alert.getByRole('button').click();
    expect(await alert.count()).toBe(0);
    expect(await page.getByRole('textbox', { name: 'العنوان', exact: true }).textContent()).toBe('من نحن');
  });
});

describe('sections in the editor', () => {
  const names = (page: Page) => page.locator('main [role="row"] span > span').allTextContents();

  test('are moved by keyboard, drag and menu; copied, deleted and inserted', async () => {
    const { page, frame } = await openEditor('/about-us');
    const before = await names(page);
    const rows = page.locator('main [role="row"]');
    const order = (...indexes: number[]) => indexes.map((index) => before[index]);
    await rows.nth(2).click();
    await page.keyboard.press('Alt+ArrowDown');
    expect((await names(page)).slice(1, 4)).toEqual(order(1, 3, 2));
    await isKept(page);
    await rows.nth(3).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect((await names(page)).slice(1, 4)).not.toEqual(order(1, 3, 2));
    const menu = async (row: number, item: string | RegExp) => {
      await rows
        .nth(row)
        .getByRole('button', { name: /المزيد/ })
        .click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await menu(4, 'كرّر');
    await expect.poll(async () => (await names(page)).length).toBe(before.length + 1);
    await menu(5, 'احذف');
    await expect.poll(async () => (await names(page)).length).toBe(before.length);
    await menu(1, 'أضف قسمًا بعده');
    // The gallery is longer than the window: its last kind can be reached all the same.
    const last = page.locator('[role="dialog"] li button').last();
    await last.scrollIntoViewIfNeeded();
    const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    // Kinds are shown as they look, those that have come into view.
    const kinds = page.locator('[role="dialog"] li');
    await kinds.last().locator('iframe').contentFrame().locator('main').waitFor();
    expect(await kinds.locator('iframe').count()).toBeLessThan(await kinds.count());
    await page.getByRole('button', { name: 'أضف: أسئلة شائعة' }).click();
    await held('"type": "faq"');
    await frame.locator('main details').first().waitFor();
    await undoAll(page);
    expect(await file()).toBe(original);
    await expect.poll(() => names(page)).toEqual(before);
  });

  test('are dragged with the mouse, like cards, also right to left', async () => {
    const { page } = await openEditor('/services');
    const drag = async (list: Locator, from: number, to: number) => {
      const handle = list.locator('[role="row"]').nth(from).locator('[slot="drag"]');
      const start = await handle.boundingBox();
      const end = await list.locator('[role="row"]').nth(to).boundingBox();
      if (!start || !end) throw new Error('Nothing to drag.');
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
      await page.mouse.move(end.x + end.width / 2, end.y + end.height - 2, { steps: 3 });
      await page.mouse.up();
    };
    const outline = page.getByRole('grid', { name: 'أقسام الصفحة' });
    const before = await names(page);
    await drag(outline, 1, 2);
    await expect.poll(async () => (await names(page)).slice(0, 3)).toEqual([before[0], before[2], before[1]]);
    await isKept(page);
    await outline.locator('[role="row"]').nth(1).click();
    const cards = page.getByRole('grid', { name: 'بطاقات هذا القسم' });
    const titles = () => cards.locator('[role="row"] span > span').allTextContents();
    const titled = await titles();
    await drag(cards, 0, 1);
    await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([titled[1], titled[0]]);
    await undoAll(page);
    expect(await file()).toBe(original);
  });

  test('are inserted between others in the page, hidden and shown again', async () => {
    const { page, frame } = await openEditor('/about-us');
    const plus = frame.getByRole('button', { name: 'أضف قسمًا بعد «من نحن»' });
    const shown = () => frame.locator('main > *, main > div:not([data-edit-inserts]) > *').count();
    const before = await shown();
    await frame.locator('main h1').hover();
    await plus.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'أضف: خطوات' }).click();
    await held('"type": "steps"');
    const rows = page.locator('main [role="row"]');
    const menu = async (item: string) => {
      await rows
        .nth(1)
        .getByRole('button', { name: /المزيد/ })
        .click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    };
    await expect.poll(() => rows.nth(1).textContent()).toContain('خطوات');
    await expect.poll(shown).toBe(before + 1);
    await menu('أخفه');
    await held('"hidden": true');
    await frame.getByRole('button', { name: /^مخفي: / }).waitFor();
    await expect.poll(shown).toBe(before);
    await menu('أظهره');
    await held('"hidden": true', false);
    await expect.poll(shown).toBe(before + 1);
    await undoAll(page);
    expect(await file()).toBe(original);
  });

  test('have fields with suitable controls', async () => {
    const { page } = await openEditor('/about-us');
    await page.locator('main [role="row"]').nth(2).click();
    const panel = page.getByRole('region', { name: 'حقول المحدد' });
    await panel.getByRole('button', { name: 'الأصالة', exact: true }).click();
    await panel
      .getByRole('button', { name: /^الأيقونة/ })
      .first()
      .click();
    await page.getByRole('searchbox').fill('كتاب');
    await page.getByRole('option', { name: 'كتاب', exact: true }).click();
    await expect.poll(file).toMatch(/"icon": "book",\s+"title": "الأصالة"/);
    await panel.getByRole('button', { name: 'أنزل الأصالة' }).click();
    await expect.poll(async () => (await file()).indexOf('"الأصالة"') > (await file()).indexOf('"الريادة"')).toBe(true);
  });
});

describe('tasks in the editor', () => {
  test('create a page like another with its card, in one described step', async () => {
    const { page, problems } = await openEditor('/services/training');
    await page.getByRole('button', { name: 'مهام' }).click();
    await page.getByRole('menuitem', { name: 'صفحة جديدة' }).click();
    await page.keyboard.type('الإرشاد المهني');
    await page.getByRole('dialog').getByText('صفحة أخرى').click();
    await page.getByRole('dialog').getByRole('button', { name: 'إعدادات أخرى' }).click();
    await page.getByRole('textbox', { name: /^اسمها في الرابط/ }).fill('/services/career-guidance');
    await page.getByRole('textbox', { name: /^وصفها/ }).fill('إرشاد يساعد الموظف على اختيار مساره المهني وفق قيمه.');
    const happens = page.getByRole('region', { name: 'ما سيحدث' });
    await happens.getByText(/تُضاف بطاقتها «.الإرشاد المهني.»/).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'أضف', exact: true }).click();
    await held('"path": "/services/career-guidance"');
    await page.locator('main iframe[title*="الإرشاد المهني"]').waitFor();
    // Nothing else is touched: all lines of before are there.
    expect(lineChanges(await file(), original)).toBeLessThanOrEqual(5);
    await page.getByRole('button', { name: /^تراجع عن: صفحة جديدة/ }).click();
    await expect.poll(file).toBe(original);
    expect(problems).toEqual([]);
  });

  test('repair certain mistakes', async () => {
    const { page } = await openEditor('/about-us');
    await writeFile(siteFile, original.replace('"type": "points"', '"type": "pionts"'));
    await page.getByRole('button', { name: 'خطأ واحد' }).click();
    await page.getByRole('button', { name: 'أصلحه' }).click();
    await expect.poll(file).toBe(original);
  });
});

describe('concurrent edits', () => {
  test('show both versions of a text that was changed elsewhere meanwhile', async () => {
    const { page, frame } = await openEditor('/about-us');
    await frame.locator('main h1').click();
    await page.keyboard.press('End');
    // The editor has seen what the file said before; now two say something else.
    await page.route(
      '**/_edit/change**',
      async (route) => {
        await writeFile(siteFile, original.replace(/("type": "banner",\s+"title": )"من نحن"/, '$1"من هم"'));
        await route.continue();
      },
      { times: 1 },
    );
    await page.keyboard.type(' هنا');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await page.evaluate(axeScript);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run('[role="alertdialog"]', {
          resultTypes: ['violations'],
        });
        return violations.map(({ id }) => id);
      });
      expect(found, colorScheme).toEqual([]);
    }
    expect(await dialog.textContent()).toContain('من نحن هنا');
    expect(await dialog.textContent()).toContain('من هم');
    await dialog.getByRole('button', { name: 'أبقِ ما كتبته' }).click();
    await held('"من نحن هنا"');
  });

  test('leave alone a text that was begun while its page was being renewed', async () => {
    const { page, frame } = await openEditor('/about-us');
    let write = () => {};
    const isWriting = new Promise<void>((resolve) => {
      write = resolve;
    });
    let ask = () => {};
    const isAsked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    await page.route(
      '**/about-us?still',
      async (route) => {
        ask();
        await isWriting;
        await route.continue();
      },
      { times: 1 },
    );
    await writeFile(siteFile, original.replace(/("type": "banner",\s+"title": "من نحن",\s+"text": )"/, '$1"كتب غيرك: '));
    await isAsked;
    await frame.locator('main h1').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' هن');
    const arrived = page.waitForResponse(/about-us\?still/);
    write();
    await (await arrived).finished();
    await page.waitForTimeout(300);
    await page.keyboard.type('ا');
    await page.keyboard.press('Enter');
    await held('"title": "من نحن هنا"');
    await frame.getByText(/^كتب غيرك: /).waitFor();
  });

  test('appear in another tab, which can undo them for both', async () => {
    const { page, frame } = await openEditor('/about-us');
    const other = await page.context().newPage();
    await other.goto(page.url());
    const otherHeading = other.frameLocator('main iframe').locator('main h1');
    await otherHeading.waitFor();
    await frame.locator('main h1').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' معًا');
    await page.keyboard.press('Enter');
    await held('"من نحن معًا"');
    await expect.poll(() => otherHeading.textContent()).toBe('من نحن معًا');
    await other.getByRole('button', { name: /^تراجع عن/ }).click();
    await expect.poll(file).toBe(original);
    await expect.poll(() => frame.locator('main h1').textContent()).toBe('من نحن');
  });

  test('survive a server restart between two edits', async () => {
    const { page, frame } = await openEditor('/about-us');
    const port = Number(new URL(server.url).port);
    await server.close();
    await frame.locator('main h1').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' معًا');
    await page.keyboard.press('Enter');
    await page.locator('output[data-writing="waiting"]').waitFor();
    server = await start(port);
    await held('"من نحن معًا"');
    await isKept(page);
  });
});

describe('accessibility of the editor', () => {
  const states = [
    ['ar', 'light', 1280],
    ['en', 'dark', 1280],
    ['ar', 'dark', 390],
    ['en', 'light', 390],
  ] as const;
  test.each(states)('has no axe violations: %s, %s, %i', async (language, colorScheme, width) => {
    const { page } = await openEditor('/about-us', { language, colorScheme, width });
    await page.evaluate(axeScript);
    const faults = (within = 'body') =>
      page.evaluate(async (place) => {
        const { axe: engine } = window as unknown as { axe: typeof axe };
        const { violations } = await engine.run(
          { include: [[place]], exclude: [['iframe']] },
          { iframes: false, resultTypes: ['violations'] },
        );
        return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
      }, within);
    const w = words[language];
    const dialog = page.getByRole('dialog');
    const open = async (...presses: Locator[]) => {
      for (const one of presses) await one.click();
      await dialog.waitFor();
      // What is faded in is as it will stay.
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      expect(await faults('[role="dialog"]')).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    if (width === 390) {
      expect((await page.getByRole('toolbar').boundingBox())?.height).toBeLessThan(96);
      await open(button(w.bar.more));
    } else {
      await open(button(w.outline.insertFirst));
      for (const task of ['addPage', 'renameEntry', 'placeholders'] as const)
        await open(button(w.tasks.name), page.getByRole('menuitem', { name: w.tasks[task] }));
      await open(button(w.bar.done));
      await open(page.locator('header button[data-kind]'));
      await button(w.changes.title).click();
      await page.getByText(w.publish.developers, { exact: true }).waitFor();
      expect(await faults('[role="dialog"]')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.frameLocator('main iframe').locator('main p').first().click();
      await page.keyboard.press('Control+k');
      // While suggestions are open, React Aria hides everything else from screen readers and keeps the focus in the field.
      await page.getByRole('listbox').waitFor();
      expect(await faults('[role="listbox"]')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      expect(await faults('main')).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Control+Shift+F');
    const beside = page.getByRole('dialog', { name: w.replacing.name });
    const find = beside.getByLabel(w.replacing.find, { exact: true });
    // The window moves the focus to this field once it is open: what is written before that goes astray.
    await expect.poll(() => find.evaluate((field) => field === document.activeElement)).toBe(true);
    await find.fill('القيم');
    await beside.getByLabel(w.replacing.by, { exact: true }).fill('**س**');
    await beside.getByText(w.replacing.obstacles.marks, { exact: true }).first().waitFor();
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');
    await beside.waitFor({ state: 'detached' });
    if (width === 390) await page.getByRole('radio', { name: language === 'ar' ? 'المخطط' : 'Outline' }).click();
    await page.locator('main [role="row"]').nth(2).click();
    expect(await faults()).toEqual([]);
    // What is chosen, and fields that need it, lead to the guide in the language of the editor.
    const guide = await page
      .locator('section[data-part="panel"] a[target="guide"]')
      .evaluateAll((all) => all.map((one) => `${one}`));
    expect(new Set(guide.map((link) => new URL(link).pathname.split('/')[2]))).toEqual(new Set([language]));
    for (const link of new Set(guide)) expect((await fetch(link)).status).toBe(200);
    // Text of twice the size, in which nothing is out of reach sideways.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
  });
});
