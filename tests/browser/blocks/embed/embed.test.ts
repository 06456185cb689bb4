import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../../generator/build/hosting/serve.ts';
import type { Site } from '../../../../site.schema.ts';
import { buildAndServe } from '../../../support/build.ts';
import { examplesSite, readExamples, writeExamples } from '../../../support/examples.ts';
import { openBrowser } from '../../../support/page.ts';

const visit = openBrowser({ isReused: true });
const chart = 'https://datawrapper.dwcdn.net';

let server: RunningServer;
beforeAll(async () => {
  const site = examplesSite() as Site;
  const [home] = site.routes;
  const [section, map, sound] = readExamples('embed').map(({ block }) => block);
  if (!home || !section || !map || !sound) throw new Error('The examples are not what this test is about.');
  const piece = { type: 'embed', title: 'في النص', href: 'https://www.openstreetmap.org/#map=12/24.7/46.6' } as const;
  home.blocks = [...home.blocks, section, sound, { type: 'prose', body: ['فقرة.', piece] }];
  server = await buildAndServe(await writeExamples({ ...site, routes: [home] }), { isDraft: true });
});
afterAll(() => server?.close());

test('an embed without scripts is a link to the service without any frame', async () => {
  const { page, problems } = await visit('', { home: server.url, javaScriptEnabled: false });
  const links = await page.locator('main a[data-replay]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    'https://datawrapper.dwcdn.net/AbCdE/1/',
    'https://open.spotify.com/episode/512ojhOuo1ktJprKbVcKyQ?si=1a2b3c',
    'https://www.openstreetmap.org/#map=12/24.7/46.6',
  ]);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('an embed loads its frame on request, in the same size and with minimal permissions', async () => {
  const { page, problems } = await visit('', { home: server.url });
  const requests: string[] = [];
  for (const origin of [chart, 'https://open.spotify.com', 'https://www.openstreetmap.org'])
    await page.route(`${origin}/**`, (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>f</title>' });
    });
  expect(await page.locator('iframe').count()).toBe(0);
  expect(requests).toEqual([]);
  const link = page.locator('main a[data-replay]').first();
  const before = await link.locator('picture, img').first().boundingBox();
  await link.focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('iframe').first();
  await frame.waitFor();
  await page.waitForFunction(() => document.activeElement?.localName === 'iframe');
  expect(await frame.getAttribute('src')).toBe(`${chart}/AbCdE/`);
  expect(await frame.getAttribute('title')).toBe('مخطط الرضا الوظيفي');
  expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox allow-same-origin');
  expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(await frame.getAttribute('allow')).toBe('');
  const after = await frame.boundingBox();
  if (before)
    expect([after?.width, after?.height].map((one) => Math.round(one ?? 0))).toEqual(
      [before.width, before.height].map(Math.round),
    );
  // The audio embed, then the one in the text.
  for (const [count, expected] of [
    [2, 'https://open.spotify.com/embed/episode/512ojhOuo1ktJprKbVcKyQ'],
    [3, 'https://www.openstreetmap.org/export/embed.html?bbox='],
  ] as const) {
    await page.locator('main a[data-replay]').first().click();
    await page.waitForFunction((number) => document.querySelectorAll('iframe').length === number, count);
    expect(await page.locator('iframe').last().getAttribute('src')).toContain(expected);
  }
  expect(await page.locator('iframe').nth(1).getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  await page.waitForFunction(() => document.querySelectorAll('iframe').length === 3);
  // The policies allow the frames, and nothing else was requested.
  expect(problems.join('\n')).not.toMatch(/Content Security Policy|Permissions policy/i);
  expect(requests.every((url) => /datawrapper|spotify|openstreetmap/.test(url))).toBe(true);
});
