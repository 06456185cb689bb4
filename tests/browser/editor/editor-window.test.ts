import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { words } from '../../../generator/editor/app/words/words.tsx';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { copiedSite } from '../../support/edit-client.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const { ar: w } = words;
const visit = openBrowser({ isUnpainted: true });
let server: RunningServer;

beforeAll(async () => {
  server = await startPreview({
    environment: machine,
    project: openProject(await copiedSite('school')),
    port: 0,
    language: undefined,
  });
});
afterAll(() => server.close());

/** How far the document is from being the window, and which of what takes the focus moves it. */
function documentOf(): unknown {
  const { scrollHeight, scrollWidth } = document.documentElement;
  const now = { more: scrollHeight - innerHeight, wider: scrollWidth - innerWidth, scrolled: scrollY };
  const area = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main') ?? document;
  const former = document.activeElement as HTMLElement;
  const all = [...area.querySelectorAll<HTMLElement>('input, select, textarea, button, [tabindex]')];
  // A list of suggestions opens with the focus, and keeps it.
  const moving = all.flatMap((element) => {
    if (element.role === 'combobox') return [];
    element.focus();
    if (scrollY === 0 && document.body.scrollTop === 0) return [];
    scrollTo(0, 0);
    return [element.outerHTML.slice(0, 120)];
  });
  former.focus();
  return { ...now, moving };
}

async function expectWindow(page: Page, state: string): Promise<void> {
  const found = await page.evaluate(documentOf);
  expect({ state, ...(found as object) }).toEqual({ state, more: 0, wider: 0, scrolled: 0, moving: [] });
}

/** A narrow window shows one part at a time. */
async function showPart(page: Page, name: 'outline' | 'frame' | 'panel'): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 960) return;
  const chooser = page.getByRole('navigation', { name: w.bar.views });
  await chooser.getByRole('radio', { name: w.bar[name], exact: true }).click();
}

async function open(width: number, height: number, path = '/', language = 'ar'): Promise<Page> {
  const { page } = await visit(`/_edit/?page=${path}&language=${language}`, { home: server.url, width, height });
  await page.locator('main [role="row"]').first().waitFor({ state: 'attached' });
  return page;
}

const outlineOf = (page: Page) => page.getByRole('region', { name: w.outline.name });
const panelOf = (page: Page) => page.getByRole('region', { name: w.panel.name });

/** Of the two layouts that there are: the narrow one as low as a notebook is at 200 %, and narrower. */
const windows: [name: string, width: number, height: number][] = [
  ['of a small notebook', 1366, 768],
  ['of a phone with its keyboard', 390, 384],
];

describe.each(windows)('in a window %s the document does not scroll', (_, width, height) => {
  test('for any subject of the panel', async () => {
    const page = await open(width, height);
    await expectWindow(page, 'opened');
    for (const name of [w.outline.announcement, w.outline.header, w.outline.footer, w.outline.site]) {
      await showPart(page, 'outline');
      await outlineOf(page).getByRole('button', { name, exact: true }).click();
      await showPart(page, 'panel');
      await panelOf(page).getByRole('heading', { name }).first().waitFor();
      await expectWindow(page, name);
    }
    await showPart(page, 'outline');
    const sections = outlineOf(page).getByRole('row');
    for (const index of Array.from({ length: await sections.count() }).keys()) {
      await showPart(page, 'outline');
      await sections.nth(index).click();
      await showPart(page, 'panel');
      await panelOf(page).locator('[data-field]').first().waitFor();
      await expectWindow(page, `section ${index}`);
    }
    await showPart(page, 'frame');
    await expectWindow(page, 'the page');
  });

  test('for any dialog', async () => {
    const page = await open(width, height, '/contact');
    const dialog = page.getByRole('dialog');
    const tasks = page.getByRole('button', { name: w.tasks.name });
    await tasks.click();
    const names = await page.getByRole('menuitem').allTextContents();
    await expectWindow(page, w.tasks.name);
    expect(names.length).toBeGreaterThan(9);
    for (const name of names) {
      if (!(await page.getByRole('menu').isVisible())) await tasks.click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      if (name === w.tasks.colours || name === w.tasks.contact) continue;
      await dialog.getByRole('heading', { name: name === w.tasks.replaceText ? w.replacing.name : name }).waitFor();
      await expectWindow(page, name);
      await dialog.getByRole('button', { name: w.close, exact: true }).first().click();
      await dialog.waitFor({ state: 'detached' });
    }
    await showPart(page, 'outline');
    await outlineOf(page).getByRole('button', { name: w.outline.insertFirst, exact: true }).click();
    await dialog.getByRole('heading').first().waitFor();
    await expectWindow(page, 'sections to choose from');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    for (const name of [w.bar.done, w.changes.title]) {
      await page.getByRole('button', { name }).first().click();
      await dialog.first().waitFor();
      await expectWindow(page, name);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });
});

/** What of the page is seen, and how wide it is laid out. */
async function shownPage(page: Page): Promise<{ laidOut: number; width: number; share: number }> {
  return page.locator('main iframe').evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const room = element.parentElement?.clientHeight ?? 0;
    return { laidOut: (element as HTMLElement).offsetWidth, width, share: Math.min(height, room) / innerHeight };
  });
}

test('a desktop page is scaled to fit a small window, and clicks hit their targets', async () => {
  const page = await open(1366, 768);
  const small = await shownPage(page);
  expect(small.laidOut).toBe(1280);
  expect(small.width).toBeLessThan(900);
  const frame = page.frameLocator('main iframe');
  const link = frame.locator('header nav a[data-pointer], header nav [data-pointer]').filter({ visible: true }).first();
  const place = await link.boundingBox();
  if (!place) throw new Error('The menu is not seen.');
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await frame.locator('header nav [contenteditable]').waitFor();
  await page.keyboard.press('Escape');
  const insert = frame.locator('[data-edit-act="insert"]').first();
  await insert.scrollIntoViewIfNeeded();
  const at = await insert.boundingBox();
  if (!at) throw new Error('There is no button.');
  expect(Math.min(at.width, at.height)).toBeGreaterThanOrEqual(24);
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await page.getByRole('dialog').getByRole('heading', { name: w.gallery.title }).waitFor();
  await page.keyboard.press('Escape');
  const tools = page.getByRole('toolbar', { name: w.bar.name });
  await tools.getByRole('button', { name: w.bar.view, exact: true }).click();
  const options = page.getByRole('dialog', { name: w.bar.view });
  for (const name of [w.bar.outline, w.bar.panel]) await options.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => shownPage(page)).toMatchObject({ laidOut: 1366, width: 1366 });
  await options.getByRole('button', { name: w.bar.panel, exact: true }).click();
  await panelOf(page).waitFor();
  await options.getByRole('radio', { name: w.bar.tablet, exact: true }).click();
  await expect.poll(() => shownPage(page)).toMatchObject({ laidOut: 768 });
  await page.keyboard.press('Escape');
  await tools.getByRole('button', { name: w.bar.phone, exact: true }).click();
  await expect.poll(() => shownPage(page)).toMatchObject({ laidOut: 390, width: 390 });
  await tools.getByRole('button', { name: w.bar.phone, exact: true }).click();
  await expect.poll(() => shownPage(page)).toMatchObject({ laidOut: 1280 });
});

test('a page that is shown without editing says so, and one press goes back', async () => {
  const page = await open(1366, 768);
  await page.getByRole('button', { name: w.bar.view, exact: true }).click();
  await page.getByRole('radio', { name: w.bar.live, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByText(w.frame.live).waitFor();
  await page.getByRole('button', { name: w.frame.backToEditing }).click();
  await page.getByText(w.frame.editable).waitFor();
});

test.each([
  [1366, 'ar', 60],
  [1366, 'en', 60],
  [390, 'ar', 96],
  [390, 'en', 96],
] as const)('the bar fits a window %i wide in %s, with nothing clipped', async (width, language, height) => {
  const page = await open(width, 768, '/', language);
  const tools = page.getByRole('toolbar');
  const box = await tools.boundingBox();
  expect(box?.height).toBeLessThan(height);
  const clipped = await tools.evaluate((bar) => {
    const { left, right, bottom } = bar.getBoundingClientRect();
    const isOut = (one: DOMRect) => one.left < left - 1 || one.right > right + 1 || one.bottom > bottom + 1;
    return [...bar.querySelectorAll('button, input, a')].flatMap((one) =>
      isOut(one.getBoundingClientRect()) ? [one.outerHTML] : [],
    );
  });
  expect(clipped).toEqual([]);
  const { bar, changes } = words[language];
  const names = width === 390 ? [changes.button] : [changes.button, bar.view, bar.phone];
  for (const name of names) await tools.getByText(name, { exact: true }).waitFor();
});

test.each([
  [683, 384],
  [640, 360],
])('in a window of %i by %i (a notebook at 200 %) the page takes most of the height', async (width, height) => {
  const page = await open(width, height);
  const { laidOut, share } = await shownPage(page);
  expect(laidOut).toBe(width);
  expect(share).toBeGreaterThan(0.6);
  const frame = page.frameLocator('main iframe');
  await frame.locator('main h1').first().click();
  await frame.locator('main h1 [contenteditable], main [contenteditable]').first().waitFor();
  expect((await shownPage(page)).share).toBeGreaterThan(0.5);
  await page.keyboard.press('Escape');
  await expectWindow(page, 'low');
});

test('undo works while the focus is in a switch, button or choice', async () => {
  const page = await open(1366, 768);
  await outlineOf(page).getByRole('button', { name: w.outline.site, exact: true }).click();
  const panel = panelOf(page);
  const field = panel.getByRole('switch').first();
  const was = await field.isChecked();
  await field.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => field.isChecked()).toBe(!was);
  await page.locator('output[data-writing="kept"]').waitFor();
  await page.getByRole('button', { name: /^تراجع عن/ }).waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(() => field.isChecked()).toBe(was);
  await page.keyboard.press('Control+y');
  await expect.poll(() => field.isChecked()).toBe(!was);
  await page.keyboard.press('Control+z');
  await expect.poll(() => field.isChecked()).toBe(was);
});

test('view transitions between page and editor cause no errors', async () => {
  // A fade wants a browser that paints, and a window with motion.
  const { page, problems } = await visit('/', { home: server.url, isWhole: true, isUnpainted: false, motion: true });
  await page.locator('#preview_edit').click();
  await page.locator('main [role="row"]').first().waitFor({ state: 'attached' });
  const frame = page.locator('main iframe');
  await frame.contentFrame().locator('h1').first().waitFor();
  for (const path of ['/about?still', '/contact?still'])
    await frame.evaluate(
      (element, address) =>
        new Promise((resolve) => {
          element.addEventListener('load', resolve, { once: true });
          (element as HTMLIFrameElement).contentWindow?.location.assign(address);
        }),
      path,
    );
  await page.goto(server.url);
  expect(problems).toEqual([]);
});
