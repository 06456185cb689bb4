import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPreview } from '../../generator/dev/server.ts';
import type { RunningServer } from '../../generator/serve.ts';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { openBrowser } from '../support/page.ts';

const visit = openBrowser();
let server: RunningServer;
let siteFile: string;
let original: string;

beforeAll(async () => {
  const folder = await temporaryFolder();
  await cp(dirname(fixtureSite('variants')), folder, { recursive: true });
  siteFile = join(folder, 'site.json');
  original = await readFile(siteFile, 'utf8');
  server = await startPreview({ siteFile, port: 0, language: 'en' });
});
afterAll(() => server.close());

test('a saved edit is on the page; a wrong one is listed over the last good version until it is right again', async () => {
  const { page } = await visit('/', { site: 'variants' });
  await page.goto(server.url);
  expect(await page.locator('h1').textContent()).toBe('Variants');
  await writeFile(siteFile, original.replace('"title": "Variants"', '"title": "Changed while you look"'));
  await page.getByRole('heading', { level: 1, name: 'Changed while you look' }).waitFor();
  await writeFile(siteFile, original.replace('"title": "Variants"', '"titel": "Variants"'));
  const problems = page.locator('#preview-problems');
  await problems.waitFor();
  expect(await problems.textContent()).toMatch(/site\.json:\d+:\d+ error unknown-key .*"titel".*"title"/);
  expect(await page.locator('h1').textContent()).toBe('Changed while you look');
  await writeFile(siteFile, original);
  await page.getByRole('heading', { level: 1, name: 'Variants' }).waitFor();
  await problems.waitFor({ state: 'detached' });
});

test('addresses that are none do not stop the preview', async () => {
  for (const path of ['%E0%A4', '..%2f..%2fpackage.json', 'no-such-page']) {
    const response = await fetch(server.url + path);
    expect(response.status, path).toBe(404);
  }
  expect((await fetch(server.url)).status).toBe(200);
});
