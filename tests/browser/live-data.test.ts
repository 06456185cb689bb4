import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planHost } from '../../generator/build/hosting/host-plan.ts';
import { serveSite } from '../../generator/build/hosting/preview.ts';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { siteOf } from '../../generator/content/site/defaults.ts';
import { type CustomBlockSite, openSiteWith } from '../support/custom-blocks.ts';
import { openBrowser } from '../support/page.ts';

const visit = openBrowser({ isReused: true });
const counter = 'https://counter.example.com';
const unknown = 'لمعرفة الأسرّة المتاحة اتصل بـ 937.';

let site: CustomBlockSite;
let server: RunningServer;
beforeAll(async () => {
  site = await openSiteWith('beds');
  await site.write('site.json', (text) => {
    const content = JSON.parse(text);
    content.site.security = { contact: 'mailto:security@example.com', expires: '2099-01-01', connect: [counter] };
    return JSON.stringify(content, null, 2);
  });
  mkdirSync(join(site.folder, 'out/live'), { recursive: true });
  writeCount('3');
  expect(await site.run('build', '--language', 'en')).toMatchObject({ status: 0 });
  const content = JSON.parse(readFileSync(join(site.folder, 'site.json'), 'utf8'));
  server = await serveSite({ outDir: join(site.folder, 'out'), plan: planHost(siteOf({ value: content })), port: 0 });
});
afterAll(() => server?.close());

const file = () => join(site.folder, 'out/live/beds.json');
/** Writes the count, like an external program. */
const writeCount = (free: string) => writeFileSync(file(), `{"free":${free}}`);
const status = 'main [data-island="beds"] [role="status"]';

test.each([
  ['0', 'لا أسرّة متاحة الآن'],
  ['1', 'سرير واحد متاح الآن'],
  ['2', 'سريران متاحان الآن'],
  ['3', '3 أسرّة متاحة الآن'],
  ['11', '11 سريرًا متاحًا الآن'],
  ['100', '100 سرير متاح الآن'],
])('a live count of %s is shown with the right plural form', async (free, words) => {
  writeCount(free);
  const { page, problems } = await visit('', { home: server.url });
  await page.locator(status).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(status).textContent()).toBe(words);
  expect(problems).toEqual([]);
});

test('without scripts, and until a number arrives, the fallback text is shown', async () => {
  writeCount('3');
  const { page } = await visit('', { home: server.url, javaScriptEnabled: false });
  expect(await page.locator(status).textContent()).toBe(unknown);
});

test.each([
  ['is no number', () => writeCount('"3"')],
  ['is above what there can be', () => writeCount('121')],
  ['is a fraction', () => writeCount('1.5')],
  ['is no JSON', () => writeFileSync(file(), '<html>')],
  ['is not there', () => rmSync(file(), { force: true })],
])('a live value that %s is not shown', async (_what, write) => {
  write();
  const { page } = await visit('', { home: server.url });
  const answered = page.waitForResponse((response) => response.url().endsWith('/live/beds.json'));
  await page.locator(status).scrollIntoViewIfNeeded();
  await (await answered).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.locator(status).textContent()).toBe(unknown);
});

test('a page sends beacons only to hosts named in the content', async () => {
  writeCount('3');
  const { page } = await visit('', { home: server.url });
  const beacons: unknown[] = [];
  await page.route('https://*.example.com/**', (route) => {
    const request = route.request();
    beacons.push([request.method(), request.url(), request.postData(), request.headers().cookie]);
    return route.fulfill({ status: 204 });
  });
  const refused = await page.evaluate(
    async (origins) => {
      const violation = new Promise<string>((done) =>
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) => done(blockedURI), { once: true }),
      );
      for (const origin of origins) navigator.sendBeacon(`${origin}/visit`, location.pathname);
      return violation;
    },
    [counter, 'https://other.example.com'],
  );
  expect(new URL(refused).origin).toBe('https://other.example.com');
  await expect.poll(() => beacons).toEqual([['POST', `${counter}/visit`, '/', undefined]]);
});
