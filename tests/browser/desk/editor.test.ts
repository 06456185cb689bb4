import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { words as allWords } from '../../../generator/editor/app/words/words.tsx';
import type { Role } from '../../../generator/editor/document/person.ts';
import { beekeepersSite, editorOf } from '../../support/editor-page.ts';
import { openBrowser, type VisitOptions } from '../../support/page.ts';
import { type StubDesk, type StubPerson, startStubDesk } from '../../support/stub-desk.ts';

const visit = openBrowser();
const w = allWords.ar.desk;
let desk: StubDesk;
let siteFile: string;
let original: string;

beforeAll(async () => {
  siteFile = await beekeepersSite();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dirname(siteFile) });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=desk', '-c', 'user.email=desk@example.sa', 'commit', '-qm', 'begin');
  original = await readFile(siteFile, 'utf8');
  desk = await startStubDesk(siteFile);
});
afterAll(() => desk.close());
beforeEach(async () => {
  await writeFile(siteFile, original);
  desk.people.clear();
  desk.answers.clear();
  desk.asked.length = 0;
  desk.setUnread(0);
});

const join = (id: string, name: string, role: Role): StubPerson => {
  const person = { id, name, role, isSignedIn: true };
  desk.people.set(id, person);
  return person;
};

/** Opens the editor as a person. */
async function openAs({ id }: StubPerson, path = '/society', options: VisitOptions = {}): Promise<Page> {
  const address = new URL(desk.url);
  const storageState = {
    cookies: [
      {
        ...{ name: 'who', value: id, domain: address.hostname, path: '/', expires: -1 },
        ...{ httpOnly: true, secure: false, sameSite: 'Lax' as const },
      },
    ],
    origins: [],
  };
  const { page } = await visit(`/_edit/?page=${path}&language=ar`, { home: desk.url, storageState, ...options });
  return page;
}

const blocks = async () => JSON.parse(await readFile(siteFile, 'utf8')).routes[1].blocks;

/** Types at the end of the title of the page. @param before called when the title can be written in */
async function typeTitle(page: Page, text: string, before = () => {}): Promise<void> {
  const title = page.frameLocator('main iframe').locator('main h1');
  await title.click();
  await title.locator('[contenteditable="true"]').waitFor();
  before();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

const menuButton = (page: Page) => page.getByRole('button', { name: /^حسابك/ });

test('shows the own name, the way to the desk and the notices, and signs out with the token', async () => {
  desk.setUnread(3);
  const page = await openAs(join('sara', 'سارة العتيبي', 'editor'));
  await editorOf(page);
  await page.getByRole('button', { name: 'حسابك: \u2068سارة العتيبي\u2069، 3 إشعارات جديدة' }).click();
  expect(await page.getByRole('menuitem', { name: w.toDesk }).getAttribute('href')).toBe('/_desk/');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: allWords.ar.changes.title }).waitFor();
  // By keyboard alone.
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL(/_desk\/sign-in$/);
  expect(desk.asked.filter(({ path }) => path === 'sign-out')).toEqual([{ path: 'sign-out', body: {}, token: 'token of sara' }]);
});

test('says so if signing out fails', async () => {
  desk.answers.set('sign-out', { status: 503, body: { message: '' } });
  const page = await openAs(join('sara', 'سارة', 'editor'));
  await editorOf(page);
  await menuButton(page).click();
  await page.getByRole('menuitem', { name: w.signOut }).click();
  await page.getByText(w.signOutFailed).waitFor();
});

test('shows who else is there, and where', async () => {
  const sara = await openAs(join('sara', 'سارة العتيبي', 'editor'));
  await editorOf(sara);
  const omar = await openAs(join('omar', 'عمر حسن', 'writer'));
  const { frame } = await editorOf(omar);
  await frame.locator('main h1').click();
  const label = sara.frameLocator('main iframe').locator('[data-edit-colleagues] > div');
  await expect.poll(() => label.allTextContents()).toEqual(['\u2068عمر حسن\u2069']);
  const [at, title] = await Promise.all([label.boundingBox(), sara.frameLocator('main iframe').locator('main h1').boundingBox()]);
  expect(Math.abs((at?.y ?? 0) + (at?.height ?? 0) - (title?.y ?? 9999))).toBeLessThan(12);
  // A colleague in another page is shown with it, and is no longer on this one.
  const third = await openAs(join('mona', 'منى', 'reader'), '/');
  await third.locator('main iframe').waitFor();
  await sara.getByRole('button', { name: 'معك زميلان الآن' }).click();
  const list = sara.getByRole('dialog', { name: 'معك زميلان الآن' });
  await list.getByText(w.here).waitFor();
  await list.getByRole('button', { name: /^انتقل إلى/ }).click();
  await expect.poll(() => new URL(sara.url()).searchParams.get('page')).toBe('/');
  await omar.close();
  await expect.poll(() => sara.getByRole('button', { name: 'معك زميل واحد الآن' }).count()).toBe(1);
});

test('lets writers propose the pages that changed, with a preview link', async () => {
  desk.answers.set('propose', { status: 200, body: { id: '1', link: 'https://desk.example.sa/_desk/shared/secret/' } });
  const page = await openAs(join('omar', 'عمر', 'writer'));
  await editorOf(page);
  expect(await page.getByRole('button', { name: allWords.ar.changes.title }).count()).toBe(0);
  await typeTitle(page, ' الجديد');
  await page.getByRole('button', { name: w.propose.title }).click();
  const dialog = page.getByRole('dialog', { name: w.propose.title });
  const boxes = dialog.getByRole('checkbox');
  await expect.poll(() => boxes.count()).toBeGreaterThan(0);
  expect(await boxes.evaluateAll((all) => all.every((box) => (box as HTMLInputElement).checked))).toBe(true);
  await dialog.getByLabel(w.propose.note).fill('راجعوا العنوان');
  await dialog.getByText(w.propose.share).click();
  await dialog.getByRole('radio', { name: 'يوم واحد' }).click();
  await dialog.getByRole('button', { name: w.propose.send, exact: true }).click();
  await dialog.getByText(w.propose.done).waitFor();
  expect(await dialog.getByLabel(w.propose.link).inputValue()).toBe('https://desk.example.sa/_desk/shared/secret/');
  const [{ body, token } = { body: {} }] = desk.asked.filter(({ path }) => path === 'propose');
  expect(token).toBe('token of omar');
  expect(body).toMatchObject({ note: 'راجعوا العنوان', days: 1 });
  expect((body as { pages: object[] }).pages).toContainEqual({ path: '/society', title: 'الجمعية', address: '/society' });
});

test('keeps the form of a proposal that is refused', async () => {
  desk.answers.set('propose', { status: 409, body: { reason: 'proposals-full', message: 'الطلبات كثيرة.' } });
  const page = await openAs(join('omar', 'عمر', 'writer'));
  await editorOf(page);
  await typeTitle(page, ' الجديد');
  await page.getByRole('button', { name: w.propose.title }).click();
  const dialog = page.getByRole('dialog', { name: w.propose.title });
  await dialog.getByLabel(w.propose.note).fill('نص');
  await dialog.getByRole('button', { name: w.propose.send, exact: true }).click();
  await dialog.getByText('الطلبات كثيرة.').waitFor();
  expect(await dialog.getByLabel(w.propose.note).inputValue()).toBe('نص');
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
  await dialog.getByRole('button', { name: w.propose.send, exact: true }).click();
  await dialog.getByText(w.propose.choose).waitFor();
});

test('shows readers the draft, says why nothing can be changed, and changes nothing', async () => {
  const page = await openAs(join('mona', 'منى', 'reader'));
  await page.getByText(w.reader).waitFor();
  await page.frameLocator('main iframe').locator('main h1').waitFor();
  expect(await page.locator('main [data-part="panel"], main [data-part="outline"]').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: allWords.ar.tasks.name }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: allWords.ar.bar.undo }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: w.propose.title }).count()).toBe(0);
  await page.frameLocator('main iframe').locator('main h1').click();
  expect(await page.frameLocator('main iframe').locator('[contenteditable]').count()).toBe(0);
  await page.keyboard.press('Control+Shift+F');
  await page.keyboard.press('Control+z');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await readFile(siteFile, 'utf8')).toBe(original);
});

test('keeps what was typed when the session ends, until the same person is back', async () => {
  const sara = join('sara', 'سارة', 'editor');
  const page = await openAs(sara);
  await editorOf(page);
  await typeTitle(page, ' المحفوظ', () => {
    sara.isSignedIn = false;
  });
  const dialog = page.getByRole('alertdialog', { name: w.ended.title });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  expect((await blocks())[0].title).toBe('نحّالو الوادي');
  const [other] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('link', { name: w.ended.signIn }).click()]);
  await other.waitForLoadState();
  await other.close();
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(async () => (await blocks())[0].title).toBe('نحّالو الوادي المحفوظ');
  // It goes on: the event stream is open again, and changes are written.
  await typeTitle(page, '!');
  await expect.poll(async () => (await blocks())[0].title).toBe('نحّالو الوادي المحفوظ!');
});

test('writes nothing in the name of somebody else who signed in', async () => {
  const sara = join('sara', 'سارة', 'editor');
  const page = await openAs(sara);
  await editorOf(page);
  await typeTitle(page, ' المحفوظ', () => {
    sara.isSignedIn = false;
  });
  const dialog = page.getByRole('alertdialog', { name: w.ended.title });
  await dialog.waitFor();
  Object.assign(sara, { id: 'omar', name: 'عمر', isSignedIn: true });
  await dialog.getByText(/بحساب آخر/).waitFor();
  expect((await blocks())[0].title).toBe('نحّالو الوادي');
  Object.assign(sara, { id: 'sara', name: 'سارة' });
  await expect.poll(async () => (await blocks())[0].title).toBe('نحّالو الوادي المحفوظ');
});
