import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { buildAndServe, specifiedContent, specifiedSite } from '../support/build.ts';
import { openBrowser, type Visit, waitForHydration } from '../support/page.ts';
import { openTab } from '../support/tab.ts';

/** The specified site under a base path, like a project page on a shared host. */
const folder = '/values/arabic';
const { routes: written } = JSON.parse(readFileSync(specifiedContent, 'utf8'));
const routes: string[] = written.map(({ path }: { path: string }) => path);

const visit = openBrowser({ isReused: true, isUnpainted: true });
let server: RunningServer;

beforeAll(async () => {
  const siteFile = await specifiedSite();
  const content = await readFile(siteFile, 'utf8');
  await writeFile(siteFile, content.replace(/"url": "([^"]+)"/, `"url": "$1${folder}"`));
  server = await buildAndServe(siteFile, { isDraft: true });
});
afterAll(() => server.close());

/** Opens a page and records requests outside the base path and failed ones. */
async function open(path: string): Promise<Visit & { failures: string[] }> {
  const failures: string[] = [];
  const onResponse = (response: Response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== new URL(server.url).origin) return;
    if (!pathname.startsWith(`${folder}/`) || response.status() >= 400) failures.push(`${response.status()} ${pathname}`);
  };
  return { ...(await visit(path, { home: server.url, motion: true, onResponse })), failures };
}

/** Expects all pictures and fonts to be loaded and all addresses to be under the base path. */
async function expectComplete(page: Page, path: string): Promise<void> {
  const pictures = await page.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });
  expect(pictures, path).toEqual([]);
  const addresses = await page
    .locator('[href^="/"], [src^="/"]')
    .evaluateAll((elements) => elements.flatMap((element) => [...element.attributes].map(({ value }) => value)));
  const outside = addresses.filter((address) => address.startsWith('/') && !address.startsWith('/values/arabic/'));
  expect(outside, path).toEqual([]);
  expect(await page.evaluate(() => document.fonts.check('1em "Readex Pro"', 'قيم')), path).toBe(true);
}

test.each(routes)('%s loads completely from within the base path', async (route) => {
  const { page, failures, problems } = await open(route);
  await expectComplete(page, route);
  expect([...failures, ...problems]).toEqual([]);
});

test('every link of every page leads to a page', async () => {
  const linked = new Set<string>();
  for (const route of routes) {
    const html = await (await fetch(server.url + route.slice(1))).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*? href="(\/[^"#]*)/g)) linked.add(new URL(href, server.url).href);
  }
  expect(linked.size).toBe(routes.length);
  for (const href of linked) expect((await fetch(href)).status, href).toBe(200);
});

test('islands hydrate under a base path', async () => {
  const home = await open('/');
  await home.page.locator('.splide').first().scrollIntoViewIfNeeded();
  await waitForHydration(home.page, 'carousel');
  const service = await open('/services/training');
  await service.page.getByRole('tab').nth(1).click();
  await service.page.locator('#notes').waitFor();
  expect(new URL(service.page.url()).pathname).toBe(`${folder}/services/training`);
  const login = await open('/login');
  await login.page.locator('form button[type="button"]').click();
  await login.page.locator('[name="password"][type="text"]').waitFor();
  expect([home, service, login].flatMap(({ failures, problems }) => [...failures, ...problems])).toEqual([]);
});

test('the 404 page loads completely at any depth and links to the home page', async () => {
  for (const path of ['no-such-page', 'no/such/page']) {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(404);
    const { page } = await visit(`/${path}`, { home: server.url });
    await expectComplete(page, path);
    expect(await page.locator('header a').first().getAttribute('href')).toBe(`${folder}/`);
  }
});

test('the base path without a trailing slash redirects to the home page; nothing is served outside it', async () => {
  const { origin } = new URL(server.url);
  expect((await fetch(origin + folder)).url).toBe(server.url);
  expect((await fetch(`${origin}/services`)).status).toBe(404);
});

test('sitemap, robots.txt, web manifest and canonical address contain the base path', async () => {
  const read = async (path: string) => (await fetch(server.url + path)).text();
  const site = `https://www.example.com${folder}`;
  const listed = [...(await read('sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address);
  expect(listed.length).toBeGreaterThan(20);
  for (const address of listed) expect((await fetch(address.replace(site, server.url.slice(0, -1)))).status, address).toBe(200);
  expect(await read('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  const manifest = JSON.parse(await read('site.webmanifest'));
  expect([manifest.start_url, manifest.scope]).toEqual([`${folder}/`, `${folder}/`]);
  for (const { src } of manifest.icons) expect((await fetch(new URL(src, server.url))).status, src).toBe(200);
  expect(await read('services')).toContain(`<link rel="canonical" href="${site}/services">`);
});

test('prerendering of the next page works under a base path', async () => {
  const tab = await openTab(inject('chromium'));
  await tab.open(server.url);
  await tab.hover(`header a[href="${folder}/services"]`);
  await tab.untilAhead(`${server.url}services`);
  expect(tab.problems).toEqual([]);
  await tab.close();
});
