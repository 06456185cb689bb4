import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { buildAndServe, fixtureSite } from '../../support/build.ts';
import { defer } from '../../support/deferred.ts';
import { openBrowser } from '../../support/page.ts';
import { clippedText, overlappingText, sidewaysOverflow } from '../measures/text.ts';

const visit = openBrowser({ isReused: true });

let arabic: RunningServer;
/** In English, under a base path. */
let english: RunningServer;
beforeAll(async () => {
  const serve = (name: string) => buildAndServe(fixtureSite(name), { isDraft: true });
  [arabic, english] = await Promise.all([serve('municipality'), serve('museum')]);
});
afterAll(() => Promise.all([arabic?.close(), english?.close()]));

describe('site search without scripts', () => {
  test('is a link to a page that lists all pages', async () => {
    const { page, problems } = await visit('/', { home: arabic.url, javaScriptEnabled: false });
    await page.getByRole('link', { name: 'ابحث في الموقع' }).click();
    expect(await page.locator('h1').textContent()).toBe('البحث في الموقع');
    expect(await page.locator('main form').isVisible()).toBe(false);
    const links = await page.locator('[data-site-pages] a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual(expect.arrayContaining(['/', '/services', '/services/permits', '/news']));
    expect(new Set(links).size).toBe(links.length);
    expect(problems).toEqual([]);
  });
});

describe('site search by keyboard', () => {
  test('opens with Ctrl+K, moves through results with arrows, and restores the focus on Escape', async () => {
    const { page, problems } = await visit('/', { home: arabic.url });
    const link = page.locator('header a').first();
    await link.focus();
    await page.keyboard.press('Control+KeyK');
    const dialog = page.getByRole('dialog', { name: 'البحث في الموقع' });
    await dialog.waitFor();
    const field = dialog.getByRole('searchbox', { name: 'ما الذي تبحث عنه؟' });
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.type('الرخص');
    const results = dialog.locator('a[data-result]');
    await results.first().waitFor();
    expect(await dialog.locator('mark').first().textContent()).toMatch(/رخص/);
    expect(await dialog.getByRole('status').textContent()).toMatch(
      /^(?:صفحة واحدة|صفحتان|[٣-٩] صفحات|١٠ صفحات|[١-٩][٠-٩]+ صفحة)$/,
    );
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(await results.first().getAttribute('href'));
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('INPUT');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('moves to the first result on Enter, then opens its page', async () => {
    const { page } = await visit('/about', { home: arabic.url });
    await page.keyboard.press('Control+KeyK');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('رخص البناء');
    await page.keyboard.press('Enter');
    await page.locator('a[data-result]:focus').waitFor();
    const href = await page.locator('a[data-result]:focus').getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
  });
});

describe('site search by pointer', () => {
  test('loads only the opener script before a click, under a base path too', async () => {
    const responses: string[] = [];
    const { page, problems } = await visit('/', {
      home: english.url,
      onResponse: (response) => responses.push(new URL(response.url()).pathname),
    });
    const link = page.getByRole('link', { name: 'Search this site' });
    await link.hover();
    await link.focus();
    expect(responses.filter((path) => /search|\/find/.test(path))).toEqual([expect.stringMatching(/assets\/search-opener\./)]);
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'Search this site' });
    await dialog.waitFor();
    await dialog.getByRole('searchbox').fill('exhibition');
    await dialog.locator('a[data-result]').first().waitFor();
    expect(responses).toContain('/museum/find.json');
    expect(await dialog.locator('a[data-result]').first().getAttribute('href')).toMatch(/^\/museum\//);
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
  });

  test('links results to the place of the text in the page', async () => {
    const { page } = await visit('/', { home: arabic.url });
    await page.locator('a[data-search]').click();
    await page.getByRole('dialog').getByRole('searchbox').fill('تُسترد الرسوم');
    const places = page.getByRole('dialog').locator('li > a:not([data-result])');
    await page.locator('a[data-result]').first().waitFor();
    expect(await places.count()).toBeGreaterThan(0);
    for (const href of await places.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))) {
      const { pathname, hash } = new URL(href, arabic.url);
      const html = await (await page.request.get(new URL(pathname, arabic.url).href)).text();
      expect(html).toContain(` id="${decodeURIComponent(hash.slice(1))}"`);
    }
  });

  test('goes to the search page when the index fails to load', async () => {
    const { page } = await visit('/', { home: arabic.url });
    await page.route('**/search.json', (route) => route.abort());
    await page.locator('a[data-search]').click();
    await page.waitForURL('**/search');
    expect(await page.locator('[data-site-pages] a').count()).toBeGreaterThan(8);
  });
});

describe('the search page', () => {
  test('answers the query in its address, updates it, and lists all pages without one', async () => {
    const referrers: (string | undefined)[] = [];
    const { page, problems } = await visit(`/search?q=${encodeURIComponent('البلدية')}`, {
      home: arabic.url,
      onResponse: (response) => {
        if (/\/search\/.*\.json$/.test(response.url())) referrers.push(response.request().headers().referer);
      },
    });
    await page.locator('a[data-result]').first().waitFor();
    const list = page.locator('[data-site-pages]');
    expect(await list.isVisible()).toBe(false);
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = [...(await sidewaysOverflow(page)), ...(await clippedText(page)), ...(await overlappingText(page))];
      expect(faults, `${width} px`).toEqual([]);
    }
    const field = page.getByRole('searchbox');
    await field.fill('لاشيءمنهذا');
    await expect.poll(() => page.getByRole('status').textContent()).toMatch(/لم نجد/);
    expect(new URL(page.url()).searchParams.get('q')).toBe('لاشيءمنهذا');
    // Requests of the page do not leak the query in the referrer.
    expect(new Set(referrers)).toEqual(new Set([arabic.url]));
    await field.fill('');
    await list.waitFor();
    expect(await page.locator('a[data-result]').count()).toBe(0);
    expect(await page.locator('form ol').isVisible()).toBe(false);
    expect(new URL(page.url()).search).toBe('');
    expect(problems).toEqual([]);
  });

  test('loads everything once with the page, shows a loading state and answers what was typed meanwhile', async () => {
    const responses: string[] = [];
    const { page, problems } = await visit('/robots.txt', {
      home: english.url,
      onResponse: (response) => responses.push(new URL(response.url()).pathname),
    });
    const [opener, rest] = [defer(), defer()];
    const late = async (pattern: string, { promise }: ReturnType<typeof defer>) =>
      page.route(pattern, async (route) => {
        await promise;
        await route.continue();
      });
    await late('**/search-opener.*.js', opener);
    await late('**/site-search.*.js', rest);
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).pathname.replace(/\.[^.]+\.js$/, '')));
    await page.goto(new URL('find', english.url).href, { waitUntil: 'commit' });
    // Before any script of the search has run.
    await expect.poll(() => [...requested]).toEqual(expect.arrayContaining(['/museum/assets/site-search', '/museum/find.json']));
    opener.resolve();
    const form = page.locator('form[data-search]');
    const words = page.getByText('Loading…');
    await page.locator('form[aria-busy="true"]').waitFor();
    await words.waitFor();
    await page.getByRole('searchbox').fill('exhibition');
    await page.keyboard.press('Enter');
    rest.resolve();
    await page.locator('a[data-result]').first().waitFor();
    expect(await form.getAttribute('aria-busy')).toBe(null);
    expect(await words.isVisible()).toBe(false);
    expect(new URL(page.url()).search).toBe('?q=exhibition');
    expect(responses.filter((path) => path === '/museum/find.json')).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('accepts any query', async () => {
    const { page, problems } = await visit('/search', { home: arabic.url });
    await page.locator('form[data-live]').waitFor();
    for (const question of ['.*+?^(){}|[]\\<b>', '😀', '\u064b', 'و', 'ا'.repeat(3000), '__proto__ constructor']) {
      await page.getByRole('searchbox').fill(question);
      await expect.poll(() => page.locator('form ol').getAttribute('data-question')).toBe(question);
    }
    expect(problems).toEqual([]);
  });

  test('is linked from the 404 page', async () => {
    const { page } = await visit('/', { home: english.url });
    const html = await (await page.request.get(`${english.url}no-such-page`)).text();
    expect(html).toMatch(/<main.*href="\/museum\/find"/s);
  });
});
