import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { fill, words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { copiedSite } from '../../support/edit-client.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';
import { postsSite, writePostsSite } from '../../support/posts-site.ts';

const { ar: w } = words;
const visit = openBrowser({ isReused: true });
let museum: RunningServer;
let arabic: RunningServer;
let museumFile: string;

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

beforeAll(async () => {
  museumFile = await copiedSite('museum');
  const file = await writePostsSite(JSON.parse(JSON.stringify(postsSite()).replaceAll('"/articles', '"/أخبار')));
  museum = await startPreview({ environment: machine, project: openProject(museumFile), port: 0, language: 'ar' });
  arabic = await startPreview({ environment: machine, project: openProject(file), port: 0, language: 'ar' });
});
afterAll(() => Promise.all([museum.close(), arabic.close()]));

/** Goes to a page of the preview and from there into the editor, as its button does. */
async function editFrom(home: string, path: string): Promise<Page> {
  const { page } = await visit(path, { home });
  await page.locator('#preview_host').waitFor({ state: 'attached' });
  await page.locator('#preview_edit').click();
  await page.waitForURL(/\/_edit\//);
  await page.frameLocator('main iframe').locator('main').waitFor();
  return page;
}

const shownIn = async (page: Page) =>
  decodeURI(new URL((await page.locator('main iframe').getAttribute('src')) ?? '', page.url()).pathname);

const outlineOf = (page: Page) => page.getByRole('region', { name: w.outline.name });
const panelOf = (page: Page) => page.getByRole('region', { name: w.panel.name });

describe('"edit the page" opens the editor on the same page:', () => {
  const pages: [string, () => RunningServer, string, keyof typeof w.pages.from][] = [
    ['an article under a base path', () => museum, '/journal/mending-glass', 'post'],
    ['the second page of a list', () => museum, '/journal/page/2', 'list'],
    ['a tag', () => museum, '/journal/tags/instruments', 'tag'],
    ['an author', () => museum, '/journal/authors/tomas-veld', 'author'],
    ['an address that no page has', () => museum, '/nowhere/at-all', 'not-found'],
    ['an article at an Arabic address', () => arabic, '/أخبار/values-week', 'post'],
  ];
  test.each(pages)('%s', async (_, server, path, made) => {
    const page = await editFrom(server().url, encodeURI(path));
    const address = made === 'not-found' ? '/404' : path;
    await expect.poll(() => shownIn(page)).toBe(new URL(server().url).pathname.replace(/\/$/, '') + address);
    await outlineOf(page).getByText(w.pages.from[made]).waitFor();
    // A reload comes back to it.
    await page.reload();
    await page.frameLocator('main iframe').locator('main').waitFor();
    expect(await shownIn(page)).toContain(address);
  });
});

test('an edit on the page of an article changes its post, in the panel and on its page', async () => {
  const page = await editFrom(museum.url, '/journal/mending-glass');
  const frame = page.frameLocator('main iframe');
  const before = await read(museumFile);
  const index = before.collections.journal.posts.findIndex(({ name }: { name: string }) => name === 'mending-glass');
  const post = async () => (await read(museumFile)).collections.journal.posts[index];
  await expect
    .poll(() =>
      page.locator('main iframe').evaluate((one) => (one as HTMLIFrameElement).contentDocument?.adoptedStyleSheets.length),
    )
    .toBe(1);
  // All of the page is about the article: none of its words is marked as if it were the article.
  expect(await frame.locator('[data-edit-section]').count()).toBe(0);
  await frame.locator('main h1').click();
  await frame.locator('[contenteditable]').waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' again');
  await page.keyboard.press('Enter');
  const title = `${before.collections.journal.posts[index].title} again`;
  await expect.poll(async () => (await post()).title).toBe(title);
  await panelOf(page).getByRole('heading', { name: title }).first().waitFor();
  const pieces = outlineOf(page).getByRole('grid', { name: w.pages.pieces }).getByRole('row');
  expect(await pieces.count()).toBe(before.collections.journal.posts[index].body.length);
  await pieces.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  const [first, second] = before.collections.journal.posts[index].body;
  await expect.poll(async () => (await post()).body.slice(0, 2)).toEqual([second, first]);
});

test('a list page links its articles and its collection', async () => {
  const page = await editFrom(museum.url, '/journal/tags/instruments');
  await panelOf(page).getByRole('textbox').first().waitFor();
  const { tags, title, posts } = (await read(museumFile)).collections.journal;
  const tag = tags.find(({ name }: { name: string }) => name === 'instruments');
  await outlineOf(page)
    .getByRole('button', { name: fill(w.pages.collection, { title }) })
    .click();
  await panelOf(page).getByRole('heading', { name: title }).first().waitFor();
  // Tags are in the form of their collection, with what they say.
  await expect.poll(() => panelOf(page).getByText(tag.title).count()).toBeGreaterThan(0);
  const own = posts.find(({ tags: names = [] }: { tags?: string[] }) => names.includes('instruments'));
  await outlineOf(page).getByRole('button', { name: own.title }).click();
  await expect.poll(() => shownIn(page)).toBe(`/museum/journal/${own.name}`);
});

test('the page chooser finds pages by title and address, grouped by collection', async () => {
  const { page } = await visit('/_edit/?page=/&language=ar', { home: museum.url });
  const chooser = page.getByRole('combobox', { name: w.bar.page });
  await chooser.click();
  const { title, posts } = (await read(museumFile)).collections.journal;
  await page.getByRole('group', { name: w.pages.written }).waitFor();
  const group = page.getByRole('group', { name: title });
  await group.getByRole('option', { name: posts[2].title }).waitFor();
  // Typed as fast as hands are, one letter after another: none is lost, and each narrows the list.
  const letters = posts[2].title.slice(0, 12);
  await page.keyboard.type(letters);
  expect(await chooser.inputValue()).toBe(letters);
  await expect.poll(() => page.getByRole('option').count()).toBeLessThan(4);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('xyzzy');
  await page.getByText(w.pages.none).waitFor();
  // What an input method composes stands there once, and is searched for.
  await page.keyboard.press('Control+a');
  const client = await page.context().newCDPSession(page);
  for (const text of [letters.slice(0, 4), letters]) {
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await client.send('Input.insertText', { text: letters });
  expect(await chooser.inputValue()).toBe(letters);
  await page.getByRole('option', { name: posts[2].title }).click();
  await expect.poll(() => shownIn(page)).toBe(`/museum/journal/${posts[2].name}`);
});

test('Escape closes the list of the page chooser, and a click opens it again', async () => {
  const { page } = await visit('/_edit/?page=/&language=ar', { home: museum.url });
  const chooser = page.getByRole('combobox', { name: w.bar.page });
  const list = page.getByRole('listbox');
  await chooser.click();
  await list.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await chooser.click();
  await list.waitFor();
});

describe('new content in the editor', () => {
  /** The last article of the museum's journal. */
  const posts = async () => (await read(museumFile)).collections.journal.posts;

  test('asks for the address of an article, derived from its Arabic title, and reports its sample text', async () => {
    const { page } = await visit('/_edit/?page=/journal&language=ar', { home: museum.url });
    await page.getByRole('button', { name: w.tasks.name }).click();
    await page.getByRole('menuitem', { name: w.tasks.addEntry }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: new RegExp(w.tasks.collection) }).click();
    await page.getByRole('option', { name: 'Journal' }).click();
    await dialog.getByRole('textbox', { name: 'العنوان', exact: true }).fill('افتتاح المكتبة');
    await dialog.getByRole('textbox', { name: 'الخلاصة', exact: true }).fill('تفتتح المكتبة يوم الأحد.');
    await dialog.getByRole('spinbutton').first().focus();
    await page.keyboard.type('20112026');
    await dialog.getByRole('button', { name: w.tasks.settings }).click();
    const address = dialog.getByRole('textbox', { name: w.tasks.address });
    await expect.poll(() => address.inputValue()).toBe('iftitah-al-maktaba');
    await address.fill('al-maktaba');
    await dialog.getByRole('button', { name: w.tasks.do, exact: true }).click();
    await expect.poll(async () => (await posts()).at(-1)?.name).toBe('al-maktaba');
    expect((await posts()).at(-1).body[0]).toBe(`(Provisional) ${words.en.gallery.words}`);
    await expect.poll(() => shownIn(page)).toBe('/museum/journal/al-maktaba');
    await outlineOf(page)
      .getByText(/^\(Provisional\)/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: w.tasks.name }).click();
    await page.getByRole('menuitem', { name: w.tasks.placeholders }).waitFor();
  });

  test('asks for an added picture and writes nothing before one is chosen', async () => {
    const { page } = await visit('/_edit/?page=/journal/salt-prices&language=ar', { home: museum.url });
    const panel = panelOf(page);
    const before = await readFile(museumFile, 'utf8');
    const add = async () => {
      await panel.getByRole('button', { name: w.panel.addField }).first().click();
      await page.getByRole('menuitem', { name: 'الصورة', exact: true }).click();
    };
    await add();
    const chooser = page.getByRole('dialog', { name: w.panel.pickPicture });
    await chooser.getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await chooser.waitFor({ state: 'detached' });
    expect(await readFile(museumFile, 'utf8')).toBe(before);
    await panel.getByRole('button', { name: new RegExp(w.panel.pickPicture) }).click();
    const own = chooser.getByRole('listitem').nth(1);
    const source = (await own.locator('bdi').first().textContent()) ?? '';
    await own.getByRole('button').click();
    const post = async () => (await posts()).find(({ name }: { name: string }) => name === 'salt-prices');
    await expect.poll(async () => (await post()).image?.src).toContain(source);
    // A name of the content is chosen likewise.
    const kept = await readFile(museumFile, 'utf8');
    await panel.getByRole('button', { name: w.panel.addField }).last().click();
    await page.getByRole('menuitem', { name: 'الكتّاب', exact: true }).click();
    await panel.locator('[data-field$="/authors"]').waitFor();
    // So is the day of an event, which no example can know.
    await panel.getByRole('button', { name: w.panel.addField }).last().click();
    await page.getByRole('menuitem', { name: 'الموعد', exact: true }).click();
    await panel.locator('[data-field$="/event"]').waitFor();
    expect(await readFile(museumFile, 'utf8')).toBe(kept);
  });
});
