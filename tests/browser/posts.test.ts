import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { buildAndServe, fixtureSite } from '../support/build.ts';
import { openBrowser } from '../support/page.ts';

const visit = openBrowser({ isReused: true, isWarm: true });
let server: RunningServer;
beforeAll(async () => {
  server = await buildAndServe(fixtureSite('school'), { isDraft: true });
});
afterAll(() => server?.close());

const open = (path: string, options = {}) => visit(path, { home: server.url, ...options });

test('an article without scripts shows dates in both calendars, authors and topics with links', async () => {
  const { page, scripts, problems } = await open('/news/reading-week', { javaScriptEnabled: false });
  const times = page.locator('main section').first().locator('time');
  const texts = (await times.allTextContents()).map((one) => one.replaceAll(/\s/g, ' '));
  expect(texts).toEqual([
    '28 جمادى الأولى 1448 هـ الموافق 8 نوفمبر 2026',
    '5 جمادى الآخرة 1448 هـ الموافق 15 نوفمبر 2026',
    '7 رمضان 1448 هـ الموافق 14 فبراير 2027، من 8:00 ص إلى 12:30 م',
  ]);
  expect(await times.first().getAttribute('datetime')).toBe('2026-11-08');
  await page.getByRole('link', { name: 'نادي الإعلام' }).click();
  expect(new URL(page.url()).pathname).toBe('/news/authors/media-club');
  expect(await page.locator('h1').textContent()).toBe('نادي الإعلام');
  await page.getByRole('link', { name: 'القراءة', exact: true }).click();
  expect(new URL(page.url()).pathname).toBe('/news/tags/reading');
  expect(await page.locator('main [aria-current="page"]').textContent()).toBe('القراءة');
  expect([scripts, problems]).toEqual([[], []]);
});

test('several authors are joined as the language requires', async () => {
  const { page } = await open('/news/summer-reading');
  const names = page.locator('main section').first().getByText('بقلم').first();
  expect((await names.innerText()).replaceAll(/\s+/g, ' ')).toBe('بقلم: نادي الإعلام ومكتب القبول');
});

test('a post list is paged by keyboard, with the current page marked', async () => {
  const { page } = await open('/news');
  const pages = page.getByRole('navigation', { name: 'صفحات القائمة' });
  expect(await pages.locator('[aria-current="page"]').textContent()).toBe('1');
  expect(await page.locator('main article').count()).toBe(3);
  await pages.getByRole('link', { name: 'الأقدم' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/news/page/2');
  expect(await page.title()).toMatch(/الصفحة 2/);
  expect(await page.locator('main article').count()).toBe(2);
  await pages.getByRole('link', { name: 'الأحدث' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/news');
});

test('the previous and next articles are linked by title', async () => {
  const { page } = await open('/news/science-fair');
  const around = page.locator('a[rel="prev"], a[rel="next"]');
  expect(await around.evaluateAll((links) => links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')]))).toEqual(
    [
      ['prev', '/news/laboratory'],
      ['next', '/news/reading-week'],
    ],
  );
  await around.first().click();
  expect(await page.locator('h1').textContent()).toBe('مختبر جديد للصفوف المتوسطة');
});

test('feeds and event calendars are served with their content types', async () => {
  const { page } = await open('/news/reading-week');
  const calendar = page.getByRole('link', { name: 'أضف إلى التقويم' });
  const address = await calendar.evaluate((link: HTMLAnchorElement) => link.href);
  const [event, feed] = await Promise.all([page.request.get(address), page.request.get(`${server.url}news/feed.atom`)]);
  expect(event.headers()['content-type']).toMatch(/^text\/calendar/);
  expect(await event.text()).toMatch(/DTSTART:20270214T050000Z/);
  expect(feed.headers()['content-type']).toMatch(/^application\/atom\+xml/);
  const shown = await page.locator('link[rel="alternate"][type="application/atom+xml"]').getAttribute('href');
  expect(shown).toBe('/news/feed.atom');
  await page.goto(`${server.url}news`);
  expect(await page.getByRole('link', { name: /Atom/ }).getAttribute('href')).toBe('/news/feed.atom');
});
