import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Edit, openPreview } from '../../support/open-preview.ts';
import { waitForHydration } from '../../support/page.ts';

const preview = openPreview();
const { open, save } = preview;

/** Marks the document, so that a reload shows. */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    (window as { isSame?: boolean }).isSame = true;
  });
const isSameDocument = (page: Page) => page.evaluate(() => (window as { isSame?: boolean }).isSame === true);

describe('a new version in the preview keeps', () => {
  test('typed text, caret and scroll position while the form changes', async () => {
    const { page } = await open('contact-us');
    await markDocument(page);
    await page.getByLabel('الاسم الأول').fill('سارة');
    const message = page.getByLabel('الرسالة');
    await message.fill('السلام عليكم');
    await message.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(2, 5));
    await page.evaluate(() => scrollTo({ top: 222, behavior: 'instant' }));
    await save(
      page,
      ['"label": "الاسم الأول"', '"label": "اسمك الأول"'],
      ['"label": "الرسالة"', '"label": "رسالتك"'],
      ['"heading": "أرسل لنا رسالة"', '"heading": "راسلنا"'],
    );
    expect(await page.getByLabel('اسمك الأول').inputValue()).toBe('سارة');
    const changed = page.getByLabel('رسالتك');
    expect(await changed.inputValue()).toBe('السلام عليكم');
    expect(
      await changed.evaluate((one: HTMLTextAreaElement) => [
        one === document.activeElement,
        one.selectionStart,
        one.selectionEnd,
      ]),
    ).toEqual([true, 2, 5]);
    expect(await page.evaluate(() => scrollY)).toBe(222);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('typed text after a reload', async () => {
    const { page } = await open('login', { width: 390 });
    await page.locator('form input').first().fill('sara@example.com');
    await page.locator('form input').nth(1).fill('سر');
    await page.locator('header button[popovertarget]').click();
    await waitForHydration(page, 'menu');
    await page.locator('header nav:popover-open').waitFor();
    await markDocument(page);
    await save(page, ['"openMenu": "افتح القائمة"', '"openMenu": "القائمة"']);
    expect(await isSameDocument(page)).toBe(false);
    await page.locator('header nav:popover-open').waitFor();
    expect(await page.locator('form input').first().inputValue()).toBe('sara@example.com');
    expect(await page.locator('form input').nth(1).inputValue()).toBe('سر');
  });

  test('an open menu while its links change', async () => {
    const { page } = await open('', { width: 390 });
    await markDocument(page);
    await page.locator('header button[popovertarget]').click();
    await waitForHydration(page, 'menu');
    const link = page.locator('header nav a').nth(1);
    await link.focus();
    const first = (label: string) =>
      [/"header": \{\s+"links": \[/, `"header": { "links": [ { "label": "${label}", "href": "/observatory" },`] as Edit;
    await save(page, first('المرصد أولًا'), [/,\s+\{ "label": "تواصل معنا", "href": "\/contact-us" \}/, '']);
    expect(await page.locator('header nav:popover-open a').first().textContent()).toContain('المرصد أولًا');
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.closest('nav') !== null)).toBe(true);
    // One more does not fit at every width: the menu becomes one with an entry for the rest.
    await save(page, first('أخبار المرصد'));
    expect(await isSameDocument(page)).toBe(false);
    expect(await page.locator('header nav:popover-open a').first().textContent()).toContain('أخبار المرصد');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('nav') !== null)).toBe(true);
  });

  test('a search query and its filtered cards', async () => {
    const edits: Edit[] = [
      [/("type": "search",)/, '"type": "search", "filters": "all",'],
      [/("type": "card-grid",)(?=\s+"cards": \{\s+"collection": "services")/, '"type": "card-grid", "id": "all",'],
    ];
    const { page } = await open('services');
    const isSearch = preview.original().includes('"filters"');
    if (!isSearch) await save(page, ...edits);
    const field = page.getByRole('searchbox');
    await field.fill('التدريب');
    await waitForHydration(page, 'search');
    const left = () => page.locator('main li:not([hidden]) h2, main li:not([hidden]) h3').count();
    await expect.poll(left).toBe(1);
    await save(page, ...(isSearch ? [] : edits), ['"title": "التوجيه الشخصي"', '"title": "توجيه مجدد"']);
    expect(await field.inputValue()).toBe('التدريب');
    expect(await left()).toBe(1);
  });

  test('the selection', async () => {
    const { page } = await open('about-us');
    await page.locator('h1').evaluate((one) => getSelection()?.selectAllChildren(one));
    await save(page, ['"title": "من نحن"', '"title": "عنا"']);
    expect(await page.evaluate(() => String(getSelection()))).toBe(await page.locator('h1').textContent());
  });
});

test('a change of colours causes no font fallback, even with slow fonts', async () => {
  const { page } = await open('about-us');
  const width = () =>
    page.locator('h1').evaluate(async (one) => {
      await document.fonts.ready;
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().width;
    });
  const brand = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
  const [before, colour] = [await width(), await brand()];
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  for (const next of ['#123a6b', '#5a2d6e', '#0f5c48']) {
    if (next === '#0f5c48') await save(page);
    else await save(page, ['"brand": "#0f5c48"', `"brand": "${next}"`]);
    if (next !== '#0f5c48') expect(await brand()).not.toBe(colour);
    expect(await width()).toBe(before);
    // Chromium gives up a face that is late for good.
    await page.waitForTimeout(300);
    expect(await width()).toBe(before);
  }
});

describe('a moved page in the preview', () => {
  test('is followed while open; its former address redirects, with a note on redirects', async () => {
    const { page } = await open('observatory');
    await save(page, [/"\/observatory"/g, '"/watch"']);
    expect(new URL(page.url()).pathname).toBe('/watch');
    expect(await page.locator('#preview_note').textContent()).toContain('"/observatory"');
    await page.keyboard.press('Escape');
    await page.locator('#preview_note').waitFor({ state: 'detached' });
    const response = await fetch(`${preview.url()}observatory`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/watch']);
    await save(page);
    expect(new URL(page.url()).pathname).toBe('/observatory');
  });

  test('is followed even when links to it are still wrong', async () => {
    const { page } = await open('observatory');
    await save(page, ['"path": "/observatory"', '"path": "/watch"']);
    expect(new URL(page.url()).pathname).toBe('/watch');
    expect(await page.locator('h1').count()).toBe(1);
    await page.locator('#preview_problems').waitFor();
  });

  test('redirects like a host, by movedFrom and redirects', async () => {
    const { page } = await open('observatory');
    await save(
      page,
      ['"path": "/observatory",', '"path": "/observatory", "movedFrom": ["/old-watch"],'],
      [
        '"notFound": {',
        '"redirects": [{ "from": "/former", "to": "/services/training#goals" }, { "from": "/away", "to": "https://www.example.org/x" }], "notFound": {',
      ],
    );
    const ask = async (path: string) => {
      const { status, headers } = await fetch(preview.url() + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await ask('old-watch')).toEqual([302, '/observatory']);
    expect(await ask('old-watch.html')).toEqual([302, '/observatory']);
    expect(await ask('old-watch/')).toEqual([302, '/observatory']);
    expect(await ask('former')).toEqual([302, '/services/training#goals']);
    expect(await ask('away')).toEqual([302, 'https://www.example.org/x']);
    expect((await ask('nowhere'))[0]).toBe(404);
  });
});

test('without a code editor the preview shows the position for copying', async () => {
  vi.stubEnv('LAUNCH_EDITOR', '/nowhere/no-editor');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { page } = await open('about-us', { isWhole: true });
  await page.locator('h1').click({ modifiers: ['Alt'] });
  const note = page.locator('#preview_note');
  await note.waitFor();
  expect(await note.textContent()).toContain('لم يُفتح محرر');
  const place = (await note.locator('code').textContent()) ?? '';
  expect(place).toMatch(/site\.json:\d+:\d+$/);
  await note.getByRole('button', { name: 'انسخ الموضع' }).click();
  await note.getByRole('button', { name: 'نُسخ' }).waitFor();
  // Pasted, because the page may not read what is copied.
  const field = page.locator('#pasted');
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'pasted' })));
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  expect(await field.inputValue()).toBe(place);
});
