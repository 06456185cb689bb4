import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { Site } from '../../site.schema.ts';
import { buildAndServe } from '../support/build.ts';
import { examplesSite, readExamples, writeExamples } from '../support/examples.ts';
import { openBrowser } from '../support/page.ts';

const visit = openBrowser({ isReused: true });
const framed = 'https://www.youtube-nocookie.com';

let server: RunningServer;
beforeAll(async () => {
  const site = examplesSite() as Site;
  const [home] = site.routes;
  const [gallery] = readExamples('gallery');
  const [own, youtube] = readExamples('video');
  if (!home || !gallery || !own || !youtube) throw new Error('The examples are not what this test is about.');
  home.blocks = [...home.blocks, gallery.block, own.block, youtube.block, ...readExamples('audio').map(({ block }) => block)];
  server = await buildAndServe(await writeExamples({ ...site, routes: [home] }), { isDraft: true });
});
afterAll(() => server?.close());

const shown = (page: Page) => page.locator('dialog figure img').getAttribute('alt');
const position = (page: Page) => page.locator('dialog [role="status"]').textContent();

/** Swipes horizontally over the picture. */
const swipe = (page: Page, by: number) =>
  page.locator('dialog figure').evaluate((stage, distance) => {
    const at = (type: string, clientX: number) =>
      stage.dispatchEvent(new PointerEvent(type, { clientX, clientY: 200, pointerType: 'touch', bubbles: true }));
    at('pointerdown', 200);
    at('pointerup', 200 + distance);
  }, by);

test('without scripts pictures and external videos are links, and videos of the site can play', async () => {
  const { page, problems } = await visit('', { home: server.url, javaScriptEnabled: false });
  const links = await page.locator('main a[data-replay]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toHaveLength(6);
  expect(links.slice(0, 5).every((href) => /^\/assets\/.+\.svg$/.test(href ?? ''))).toBe(true);
  expect(links[5]).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  expect(await page.locator('video').getAttribute('preload')).toBe('none');
  expect(await page.locator('video').getAttribute('autoplay')).toBe(null);
  expect(await page.locator('track[kind="captions"]').count()).toBe(2);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await page.locator('dialog').isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

test('the lightbox works by keyboard and swipe, and a video frame loads only on request', async () => {
  const { page, problems } = await visit('', { home: server.url });
  await page.route(`${framed}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>v</title>' }),
  );
  const first = page.locator('main a[data-replay]').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  expect([await position(page), await shown(page)]).toEqual(['الصورة 1 من 5', 'جناح الحرف ليلة الافتتاح']);
  const steps: [key: string, position: string][] = [
    ['ArrowLeft', 'الصورة 2 من 5'],
    ['ArrowRight', 'الصورة 1 من 5'],
    ['ArrowRight', 'الصورة 5 من 5'],
    ['Home', 'الصورة 1 من 5'],
    ['End', 'الصورة 5 من 5'],
  ];
  for (const [key, expected] of steps) {
    await page.keyboard.press(key);
    expect(await position(page), key).toBe(expected);
  }
  // In right-to-left pages a swipe to the right shows the next picture.
  await swipe(page, 120);
  expect(await position(page)).toBe('الصورة 1 من 5');
  await swipe(page, 20);
  expect(await position(page)).toBe('الصورة 1 من 5');
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
  await page.keyboard.press('ArrowRight');
  expect(await position(page)).toBe('الصورة 2 من 5');
  // The whole picture fits in the window.
  const box = await page.locator('dialog figure img').boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 900).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.querySelectorAll('main a[data-replay]')[1] === document.activeElement);

  expect(await page.locator('iframe').count()).toBe(0);
  await page.locator('main a[data-replay]').last().focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('iframe');
  await frame.waitFor();
  expect(await frame.getAttribute('src')).toMatch(`${framed}/embed/aqz-KE-bpKQ?autoplay=1`);
  await page.waitForFunction(() => document.activeElement?.localName === 'iframe');
  // The policies allow the frame, and nothing else was requested.
  expect(problems.filter((problem) => !problem.includes(framed))).toEqual([]);
  expect(problems.join('\n')).not.toMatch(/Content Security Policy|Permissions policy/i);
});

test.each([true, false])('audio is not loaded before it is played; with scripts: %s', async (javaScriptEnabled) => {
  const { page, problems } = await visit('', { home: server.url, javaScriptEnabled });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const player = page.locator('audio').first();
  await page.reload({ waitUntil: 'networkidle' });
  await player.scrollIntoViewIfNeeded();
  expect(requests.filter((path) => path.endsWith('.mp3'))).toEqual([]);
  expect(await page.locator('figure > a[download]').count()).toBe(3);
  const transcript = page.getByText('متى تصير القيمة سلوكًا يُرى؟');
  expect(await transcript.isVisible()).toBe(false);
  await page.getByText('نص المقطع').click();
  await transcript.waitFor();
  const box = await player.boundingBox();
  await player.click({ position: { x: 20, y: (box?.height ?? 0) / 2 } });
  await expect.poll(() => requests.filter((path) => path.endsWith('.mp3'))).toContain('/files/episode.mp3');
  expect(problems).toEqual([]);
});
