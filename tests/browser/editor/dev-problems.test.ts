import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeScript } from '../../support/axe.ts';
import { type Edit, openPreview } from '../../support/open-preview.ts';
import { ask } from '../../support/raw-request.ts';

const preview = openPreview();
const { open, save } = preview;

const wrongLogin: Edit = ['"identifier":', '"identifer":'];
const wrongHeader: Edit = ['"header": {', '"header": { "x": 1,'];
const rightContact: Edit = ['"title": "تواصل معنا"', '"title": "راسلنا"'];
const panel = (page: Page) => page.locator('#preview_problems');
const badge = (page: Page) => page.locator('#preview_badge');
const state = (page: Page) => page.locator('#preview_state');

describe('the preview with an error in the file', () => {
  test('updates other pages and states on each page whether it is current', async () => {
    const { page } = await open('contact-us');
    await save(page, wrongLogin, [/("type": "banner",\s+"title": )"تواصل معنا"/, '"type": "banner", "title": "راسلنا"']);
    expect(await page.locator('h1').textContent()).toBe('راسلنا');
    expect(await state(page).textContent()).toContain('هذه الصفحة كما في الملف الآن');
    await page.goto(`${preview.url()}login`);
    await page.locator('html[data-preview]').waitFor();
    expect(await page.locator('h1').textContent()).toBe('تسجيل الدخول');
    expect(await state(page).textContent()).toContain('هذه الصفحة كما كانت قبل الخطأ');
    await save(page, rightContact);
    await panel(page).waitFor({ state: 'detached' });
  });

  test('states on each page that its header is outdated when the error is in the header', async () => {
    const { page } = await open('contact-us');
    await save(page, wrongHeader, [/("type": "banner",\s+"title": )"تواصل معنا"/, '"type": "banner", "title": "راسلنا"']);
    expect(await page.locator('h1').textContent()).toBe('راسلنا');
    expect(await state(page).textContent()).toBe('كما كان قبل الخطأ: أعلى الصفحات.');
  });

  test('names an outdated card on the pages that show it', async () => {
    const { page } = await open('services');
    await save(page, ['"title": "التوجيه الشخصي"', '"title": ""'], ['"title": "المقارنة المرجعية"', '"title": "مقارنة مجددة"']);
    expect(await page.locator('main li h2').allTextContents()).toEqual(
      expect.arrayContaining(['التوجيه الشخصي', 'مقارنة مجددة']),
    );
    expect(await state(page).textContent()).toContain('كما كان قبل الخطأ: الخدمات، البطاقة الأولى');
    await page.goto(`${preview.url()}observatory`);
    await page.locator('html[data-preview]').waitFor();
    expect(await state(page).textContent()).toContain('هذه الصفحة كما في الملف الآن');
  });

  test('reads the rest of a file with a syntax error and keeps everything for a file that is not JSON', async () => {
    const { page } = await open('contact-us');
    await save(
      page,
      ['"title": "من نحن",', '"title": "من نحن"'],
      [/("type": "banner",\s+"title": )"تواصل معنا"/, '"type": "banner", "title": "راسلنا"'],
    );
    expect(await page.locator('h1').textContent()).toBe('راسلنا');
    await save(page, 'hello');
    expect(await page.locator('h1').textContent()).toBe('راسلنا');
    expect(await state(page).textContent()).toContain('كل الصفحات كما كانت');
  });

  test('explains that a new page was never valid', async () => {
    const { page } = await open('contact-us');
    await save(page, ['"routes": [', '"routes": [ { "path": "/new", "title": 3 },']);
    const response = await page.goto(`${preview.url()}new`);
    expect(response?.status()).toBe(404);
    await page.locator('html[data-preview]').waitFor();
    expect(await state(page).textContent()).toContain('ليست لها نسخة سابقة صحيحة');
  });
});

describe('the list of problems', () => {
  test('names places in words, those of the page first, with links to other pages', async () => {
    const { page } = await open('login');
    await save(page, wrongLogin, ['"href": "/services/training"', '"href": "/services/trainig"']);
    const [first] = await panel(page).locator('.where').allTextContents();
    expect(first).toBe('تسجيل الدخول، القسم الأول');
    const card = panel(page).locator('li', { hasText: '/services/trainig' }).first();
    expect(await card.locator('small').textContent()).toMatch(/^dead-link \w+/);
    await save(page, [/"title": "من نحن",/, '"title": "",']);
    await panel(page).getByRole('link', { name: 'افتح صفحتها' }).first().click();
    await page.waitForURL('**/about-us');
  });

  test('shows left-to-right values correctly within Arabic', async () => {
    const { page } = await open('login');
    await save(page, ['"brand": "#0f5c48"', '"brand": "#f2c94"'], ['"href": "/observatory"', '"href": "/products/"']);
    for (const value of ['#f2c94', '/products/']) {
      const shown = panel(page).locator('bdi').filter({ hasText: value }).first();
      await shown.waitFor();
      const lefts = await shown.evaluate((one) => {
        const text = one.firstChild as Text;
        return Array.from({ length: text.length }, (_, index) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().left;
        });
      });
      expect(lefts, value).toEqual(lefts.toSorted((a, b) => a - b));
      expect(new Set(lefts).size).toBe(value.length);
    }
  });

  test('folds warnings, with placeholders separate', async () => {
    const { page } = await open('contact-us');
    await badge(page).waitFor();
    expect(await panel(page).count()).toBe(0);
    await save(page, ['"title": "من نحن"', `"title": "${'من نحن '.repeat(12)}"`]);
    expect(await badge(page).textContent()).toBe('تنبيهان');
    expect(await badge(page).getAttribute('aria-label')).toMatch(/^تنبيهان، \d+ (?:قيم|قيمة) مؤقتة/);
    await badge(page).click();
    const folded = panel(page).locator('details');
    expect(await folded.evaluateAll((all) => all.map((one) => one.getAttribute('data-kind')))).toEqual([
      'warning',
      'placeholder',
    ]);
    expect(await folded.first().locator('li').first().isVisible()).toBe(false);
    await folded.first().locator('summary').click();
    expect((await folded.first().locator('.where').allTextContents()).join(' ')).toContain('من نحن');
  });
});

describe('the problem panel', () => {
  test.each([
    ['a phone', 390, 664],
    ['a small phone', 320, 568],
    ['a desktop', 1280, 800],
  ])('leaves most of the screen and the end of the footer free on %s', async (_, width, height) => {
    const { page } = await open('login', { width, height });
    await save(page, wrongLogin, wrongHeader);
    const box = await panel(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height * 0.41);
    const expectFree = async () => {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const over = await page.locator('#preview_problems, #preview_badge').first().boundingBox();
      const footer = await page.locator('footer').last().boundingBox();
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((over?.y ?? 0) + 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    await expectFree();
    await page.keyboard.press('Escape');
    await badge(page).waitFor();
    await expectFree();
  });

  test('closes by button and Escape, opens again, and stays closed until the file is valid', async () => {
    const { page } = await open('login');
    await save(page, wrongLogin);
    await panel(page).getByRole('button', { name: 'أغلق' }).click();
    await panel(page).waitFor({ state: 'detached' });
    expect(await badge(page).evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    expect(await panel(page).evaluate((one) => one.matches(':focus-within'))).toBe(true);
    await page.keyboard.press('Escape');
    await save(page, wrongLogin, rightContact);
    expect(await panel(page).count()).toBe(0);
    await page.reload();
    await page.locator('html[data-preview]').waitFor();
    expect(await panel(page).count()).toBe(0);
    await save(page, rightContact);
    await save(page, wrongLogin);
    await panel(page).waitFor();
    await page.keyboard.press('Alt+p');
    await panel(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Alt+p');
    await panel(page).waitFor();
  });

  test('leaves Escape to open elements of the page first', async () => {
    const { page } = await open('login', { width: 390 });
    await save(page, wrongLogin);
    await page.locator('header button[popovertarget]').click();
    await page.locator('header nav:popover-open').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector(':popover-open'));
    expect(await panel(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
  });

  test('can be docked above the header and back', async () => {
    const { page } = await open('login');
    await save(page, wrongLogin);
    await panel(page).getByRole('button', { name: 'انقل إلى أعلى' }).click();
    const end = async () => {
      const box = await panel(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await panel(page).evaluate((one) => one.getBoundingClientRect().top)).toBe(0);
    await page.waitForFunction(
      (bottom) => (document.querySelector('header')?.getBoundingClientRect().top ?? 0) >= bottom - 1,
      await end(),
    );
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    expect(await page.locator('body > header').evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
      (await end()) - 1,
    );
    await page.keyboard.press('Enter');
    expect(await panel(page).getAttribute('data-dock')).toBe('bottom');
  });

  test('has no axe violations in either scheme', async () => {
    const { page, problems } = await open('login');
    await save(page, wrongLogin, wrongHeader);
    for (const summary of await panel(page).locator('summary').all()) await summary.click();
    expect(problems).toEqual([]);
    await page.evaluate(axeScript);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(async () => {
        for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
          { include: [['#preview_host']] },
          { resultTypes: ['violations'] },
        );
        return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`);
      });
      expect(found, colorScheme).toEqual([]);
    }
  });
});

/** What axe finds wrong with a page. */
const faultsOf = (page: Page) =>
  page.evaluate(
    `${axeScript}; axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id }) => id))`,
  );

describe('the guide', () => {
  test('is linked from every message', async () => {
    const { page } = await open('contact-us');
    await save(page, wrongLogin);
    const links = await panel(page)
      .locator('a[target="guide"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(0);
    for (const link of new Set(links)) expect((await fetch(link)).status).toBe(200);
  });

  test.each([
    ['ar', 'light', 390],
    ['en', 'dark', 1280],
  ] as const)('has no axe violations or overflow: %s, %s, %i', async (language, colorScheme, width) => {
    const { page, problems } = await open('contact-us', { colorScheme, width });
    for (const recipe of ['', 'keyboard', 'new-service']) {
      await page.goto(`${preview.url()}_guide/${language}/${recipe}`);
      expect(await faultsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    expect(problems).toEqual([]);
  });

  test('is searched while typing, by keyboard', async () => {
    const { page } = await open('contact-us');
    await page.goto(`${preview.url()}_guide/ar/undo`);
    await page.keyboard.press('/');
    await page.keyboard.type('لوغو');
    await page.locator('#found a').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('#found').isVisible()).toBe(false);
    await page.keyboard.type(' ');
    await page.keyboard.press('Backspace');
    await page.locator('#found a').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/_guide/ar/logo');
  });

  test('is searched without scripts, with the query escaped', async () => {
    const address = `${preview.url()}_guide/en/?q=${encodeURIComponent('<img src=x> picture')}`;
    const html = await (await fetch(address)).text();
    expect(html).toContain('&lt;img src=x&gt; picture');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('href="picture"');
  });

  test.each([
    ['_guide/', 302],
    ['_guide', 302],
    ['_guide/en', 302],
    ['_guide/en/none', 404],
    ['_guide/fr/', 404],
    ['_guide/ar/__proto__', 404],
    ['_guide/ar/../../package.json', 404],
    ['_guide/pictures/ar/..%2f..%2far%2fundo.md', 404],
    ['_guide/pictures/ar/.gitkeep', 404],
    ['_guide/pictures/../ar/undo.md', 404],
    ['_guide/files/answer.ts', 404],
    ['_guide/files/__proto__', 404],
    ['_guide/files/guide.css', 200],
  ])('answers %s with %i', async (path, status) => {
    expect((await ask(preview.url(), { path: `/${path}` })).status).toBe(status);
  });

  test('rejects POST requests', async () => {
    expect((await ask(preview.url(), { path: '/_guide/ar/', method: 'POST', body: 'x' })).status).toBe(405);
  });
});
