import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite, editorOf, openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser({ isReused: true });
const w = words.ar;
let server: RunningServer;
let siteFile: string;
let original: string;

const file = () => readFile(siteFile, 'utf8');
const open = () => openEditorAt(visit, server.url, '/society');

beforeAll(async () => {
  siteFile = await beekeepersSite();
  original = await file();
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());
beforeEach(() => writeFile(siteFile, original));

interface Block {
  [key: string]: unknown;
}
type Site = { routes: { blocks: Block[]; description: string }[] };

/** Another program changes the file at once, and the editor has heard of it. */
async function elsewhere(page: Page, change: (blocks: Block[], site: Site) => void): Promise<void> {
  const state = page.waitForResponse((response) => response.url().includes('_edit/state') && response.ok());
  // Nothing is waited for before it is written: what is typed is sent after a pause.
  const site = JSON.parse(readFileSync(siteFile, 'utf8')) as Site;
  change(site.routes[1]?.blocks ?? [], site);
  writeFileSync(`${siteFile}.new`, `${JSON.stringify(site, null, 2)}\n`);
  renameSync(`${siteFile}.new`, siteFile);
  await state;
}

const blocks = async () => (JSON.parse(await file()) as Site).routes.at(-1)?.blocks ?? [];
const listOf = (block: Block | undefined, key: string) => block?.[key] as string[];
const settled = (page: Page) => page.locator('output[data-writing="kept"]').waitFor();
const holds = (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toEqual(value);
const dialogOf = (page: Page) => page.getByRole('alertdialog');

/** Both versions are shown, and nothing is written before somebody has chosen. */
async function asked(page: Page, mine: string, theirs: string): Promise<Locator> {
  const dialog = dialogOf(page);
  await dialog.waitFor();
  await dialog.getByText(mine, { exact: true }).waitFor();
  await dialog.getByText(theirs, { exact: true }).waitFor();
  return dialog;
}

describe('a text changed by others while it is being typed', () => {
  test('asks which version to keep in the page', async () => {
    const { page, frame } = await open();
    const title = async () => (await blocks())[0]?.title;
    await frame.locator('main h1').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' هنا');
    await elsewhere(page, ([banner]) => Object.assign(banner as Block, { title: 'نحّالو الجبل' }));
    const first = await asked(page, 'نحّالو الوادي هنا', 'نحّالو الجبل');
    expect(await title()).toBe('نحّالو الجبل');
    await first.getByRole('button', { name: w.clash.takeTheirs }).click();
    await expect.poll(() => frame.locator('main h1').textContent()).toBe('نحّالو الجبل');
    await frame.locator('main h1').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' نحن');
    await elsewhere(page, ([banner]) => Object.assign(banner as Block, { title: 'نحّالو السهل' }));
    await page.keyboard.press('Enter');
    const second = await asked(page, 'نحّالو الجبل نحن', 'نحّالو السهل');
    await second.getByRole('button', { name: w.clash.takeMine }).click();
    await holds(title, 'نحّالو الجبل نحن');
    await settled(page);
  });

  test('asks after a part was already saved', async () => {
    const { page, frame } = await open();
    const title = async () => (await blocks())[0]?.title;
    await frame.locator('main h1').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' أ');
    await holds(title, 'نحّالو الوادي أ');
    await settled(page);
    await page.keyboard.type('ب');
    await holds(title, 'نحّالو الوادي أب');
    await settled(page);
    await elsewhere(page, ([banner]) => Object.assign(banner as Block, { title: 'غيره' }));
    await page.keyboard.type('ج');
    await page.keyboard.press('Enter');
    await asked(page, 'نحّالو الوادي أبج', 'غيره');
    expect(await title()).toBe('غيره');
  });

  test('asks in fields of the panel, with and without marks', async () => {
    const { page, panel } = await open();
    await page.locator('main [role="row"]').nth(1).click();
    const heading = panel.locator('[data-field$="/blocks/1/heading"]').getByRole('textbox');
    await heading.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' اليوم');
    await elsewhere(page, (all) => Object.assign(all[1] as Block, { heading: 'ما نبيعه' }));
    await heading.blur();
    const first = await asked(page, 'ما نصنعه اليوم', 'ما نبيعه');
    await first.getByRole('button', { name: w.clash.takeTheirs }).click();
    await expect.poll(() => heading.textContent()).toBe('ما نبيعه');

    const paragraph = panel.locator('[role="textbox"]').filter({ hasText: 'شمع نقي' });
    await paragraph.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' وغيرهم');
    await elsewhere(page, (all) => {
      (all[1]?.body as string[])[1] = 'شمع مصفّى.';
    });
    await page.keyboard.press('Tab');
    const second = await asked(page, 'شمع نقي للحرفيين. وغيرهم', 'شمع مصفّى.');
    await second.getByRole('button', { name: w.clash.takeMine }).click();
    await holds(async () => listOf((await blocks())[1], 'body')[1], 'شمع نقي للحرفيين. وغيرهم');
  });

  test('asks in table cells, page settings and list items', async () => {
    const { page, panel } = await open();
    await page.locator('main [role="row"]').nth(3).click();
    await panel.getByRole('gridcell', { name: '220' }).click();
    await page.keyboard.press('F2');
    await page.keyboard.type('0');
    await elsewhere(page, (all) => {
      (all[3]?.rows as string[][])[1] = ['سمر', '230'];
    });
    await page.keyboard.press('Tab');
    await (await asked(page, '2200', '230')).getByRole('button', { name: w.clash.takeTheirs }).click();
    await panel.getByRole('button', { name: w.panel.toPage }).click();
    const description = panel.locator('[data-field="routes/1/description"] textarea');
    await description.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' أهلًا.');
    await elsewhere(page, (_, site) =>
      Object.assign(site.routes[1] as object, { description: 'وصف آخر كتبه زميل في أثناء ذلك كله، وهو طويل.' }),
    );
    await description.blur();
    await asked(page, `${JSON.parse(original).routes[1].description} أهلًا.`, 'وصف آخر كتبه زميل في أثناء ذلك كله، وهو طويل.');
  });

  test('asks in a second tab', async () => {
    const { page, frame } = await open();
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    const other = await editorOf(tab);
    await other.frame.locator('main h1').click();
    await tab.keyboard.press('Control+End');
    await page.bringToFront();
    await frame.locator('main h1').click();
    await page.keyboard.press('Control+End');
    // Both begin with the same text; the first to pause is written.
    await tab.keyboard.type(' ثانيًا');
    await page.keyboard.type(' أولًا');
    await tab.keyboard.press('Enter');
    await holds(async () => (await blocks())[0]?.title, 'نحّالو الوادي ثانيًا');
    await page.keyboard.press('Enter');
    const dialog = await asked(page, 'نحّالو الوادي أولًا', 'نحّالو الوادي ثانيًا');
    expect(await dialogOf(tab).count()).toBe(0);
    await dialog.getByRole('button', { name: w.clash.takeMine }).click();
    await expect.poll(() => other.frame.locator('main h1').textContent()).toBe('نحّالو الوادي أولًا');
  });
});

describe('an outside change elsewhere', () => {
  test('asks nothing: typed text follows its moved place, and so does the panel', async () => {
    const { page, frame, panel } = await open();
    await page.locator('main [role="row"]').nth(2).click();
    const heading = panel.locator('[data-field$="/heading"]').getByRole('textbox').first();
    await heading.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' كثيرًا');
    await elsewhere(page, (all, site) => {
      all.splice(1, 0, { type: 'faq', heading: 'قسم جديد', items: [{ question: 'لمَ؟', answer: ['هكذا.'] }] });
      site.routes.splice(1, 0, { ...JSON.parse(original).routes[1], path: '/new' });
    });
    await page.keyboard.type(' جدًا');
    await heading.blur();
    await holds(
      async () => (await blocks()).map((block) => block.heading),
      [undefined, 'قسم جديد', 'ما نصنعه', 'يسأل الزائرون كثيرًا جدًا', undefined],
    );
    await settled(page);
    expect(await dialogOf(page).count()).toBe(0);
    expect(await heading.textContent()).toBe('يسأل الزائرون كثيرًا جدًا');
    // The page, too: its text was shown at another place when it was begun.
    await frame.locator('main h1').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' س');
    await elsewhere(page, (_, site) => site.routes.splice(1, 1));
    await page.keyboard.press('Enter');
    await holds(async () => (await blocks())[0]?.title, 'نحّالو الوادي س');
  });

  test('in the same block is merged', async () => {
    const { page, frame } = await open();
    await frame.locator('main h1').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' معًا');
    await elsewhere(page, ([banner]) => Object.assign(banner as Block, { text: 'نص الزميل.' }));
    await page.keyboard.press('Enter');
    await holds(async () => (await blocks())[0], {
      ...JSON.parse(original).routes[1].blocks[0],
      title: 'نحّالو الوادي معًا',
      text: 'نص الزميل.',
    });
    expect(await dialogOf(page).count()).toBe(0);
  });

  test('with a mistake is explained below the page, with a link to its place', async () => {
    const { page, frame, panel } = await open();
    await page.getByText(w.frame.editable).waitFor();
    await elsewhere(page, (all) => {
      (all[1]?.body as string[])[1] = 'شمع [هنا](/wax).';
    });
    await page.getByText(w.frame.faulty).waitFor();
    await frame.locator('main p', { hasText: 'شمع نقي' }).waitFor();
    const strip = page.getByRole('region', { name: w.text.name });
    await strip.getByRole('button', { name: w.problems.jump }).click();
    await panel.getByRole('heading', { name: 'ما نصنعه' }).first().waitFor();
  });

  test('that removes the edited place is reported, and the typed text can be copied', async () => {
    const { page, frame } = await open();
    await frame.locator('main p', { hasText: 'شمع نقي' }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' يدويًّا');
    await elsewhere(page, (all) => all.splice(1, 1));
    const dialog = dialogOf(page);
    await dialog.waitFor();
    await dialog.getByText('شمع نقي للحرفيين. يدويًّا', { exact: true }).waitFor();
    expect(await dialog.getByRole('button', { name: w.clash.takeMine }).count()).toBe(0);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: w.clash.copy }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('شمع نقي للحرفيين. يدويًّا');
    await dialog.getByRole('button', { name: w.clash.letGo }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await blocks()).map(({ type }) => type)).toEqual(['banner', 'faq', 'table']);
    await settled(page);
  });
});

test('undo while typing reverts the last typed text without a question', async () => {
  const { page, frame } = await open();
  await frame.locator('main h1').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' خطأ');
  await page
    .getByRole('button', { name: /^تراجع عن/ })
    .click({ force: true })
    .catch(() => undefined);
  await holds(file, original);
  await settled(page);
});

test('a text undone in one tab while typed in another asks which version to keep', async () => {
  const { page, frame } = await open();
  await frame.locator('main h1').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' أ');
  await holds(async () => (await blocks())[0]?.title, 'نحّالو الوادي أ');
  await settled(page);
  await page.keyboard.type('ب');
  await elsewhere(page, ([banner]) => Object.assign(banner as Block, { title: 'نحّالو الوادي' }));
  await page.keyboard.press('Enter');
  await asked(page, 'نحّالو الوادي أب', 'نحّالو الوادي');
});

describe('a dialog with typed text', () => {
  test('reports outside changes of its subject and asks before it is left', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: w.tasks.name }).click();
    await page.getByRole('menuitem', { name: w.tasks.renameTitle }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('نحّالو القمة');
    await elsewhere(page, ([banner]) => Object.assign(banner as Block, { title: 'نحّالو الجبل' }));
    await dialog.getByRole('alert').filter({ hasText: 'نحّالو الجبل' }).waitFor();
    const asks = page.waitForEvent('dialog');
    await page.evaluate(() => {
      setTimeout(() => location.reload());
    });
    await (await asks).dismiss();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('نحّالو القمة');
  });

  test('can remove an optional date again', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: w.tasks.name }).click();
    await page.getByRole('menuitem', { name: w.tasks.addAnnouncement }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('يُغلق المنحل غدًا.');
    const passes = dialog.getByRole('switch', { name: w.tasks.announcementPasses });
    await passes.press('Space');
    await dialog.getByText(w.tasks.incomplete).waitFor();
    await dialog.getByRole('spinbutton').first().focus();
    await page.keyboard.type('20112030');
    await dialog.getByText('1452').waitFor();
    await passes.press('Space');
    await dialog.getByRole('button', { name: w.tasks.do, exact: true }).click();
    await holds(async () => JSON.parse(await file()).announcement, { text: 'يُغلق المنحل غدًا.' });
  });

  test('never puts a typed value into another placeholder that has moved up', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: w.tasks.name }).click();
    await page.getByRole('menuitem', { name: w.tasks.placeholders }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('hives@valley.example');
    await elsewhere(page, (_, site) => {
      const own = (site as unknown as { site: { url: string; contact: Record<string, unknown> } }).site;
      own.url = 'https://bees.sa';
      own.contact.email = { label: 'البريد الإلكتروني', value: 'hello@bees.sa' };
    });
    // What comes next is another place: what was typed stands beside its field, and not in it.
    await dialog.getByRole('alert').filter({ hasText: 'hives@valley.example' }).waitFor();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('');
  });
});
