import { chmod, cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { loadSite } from '../../../generator/content/site/load.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { withoutPointers } from '../../../generator/editor/preview/annotate.ts';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { fixtureSite, specifiedSite, temporaryFolder } from '../../support/build.ts';
import { machine } from '../../support/environment.ts';
import { blockTypes, readExamples } from '../../support/examples.ts';
import { openBrowser, waitForHydration } from '../../support/page.ts';
import { ask } from '../../support/raw-request.ts';
import { readSite } from '../../support/read-site.ts';
import { renderSite } from '../../support/rendered-site.ts';

const visit = openBrowser();
let server: RunningServer;
let siteFile: string;
let original: string;
let opened: string;

beforeAll(async () => {
  siteFile = await specifiedSite();
  const folder = dirname(siteFile);
  original = await readFile(siteFile, 'utf8');
  opened = join(folder, 'opened.txt');
  const editor = join(folder, 'editor.sh');
  await writeFile(editor, `#!/bin/sh\necho "$@" > ${opened}\n`);
  await chmod(editor, 0o755);
  vi.stubEnv('LAUNCH_EDITOR', editor);
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

async function open(path: string, options = {}) {
  const { page, problems } = await visit(`/${path}`, { home: server.url, ...options });
  await page.locator('html[data-preview]').waitFor();
  return { page, problems };
}

/** The version that the server shows now, as its pages name it. */
async function shownVersion() {
  const [, version] = /data-version="(\d+)"/.exec(await (await fetch(server.url)).text()) ?? [];
  return version;
}

const edit = (search: string, replacement: string) => {
  if (!original.includes(search)) throw new Error(`No ${search}`);
  return writeFile(siteFile, original.replace(search, replacement));
};

describe('a saved edit', () => {
  test('appears without a reload; scroll position, open tab and focus stay', async () => {
    const { page } = await open('services/training');
    await page.getByRole('tab').nth(1).click();
    await waitForHydration(page, 'tabs');
    await page.locator('#notes').waitFor();
    const button = page.locator('main section a:not([data-look])').first();
    await button.focus();
    await page.evaluate(() => {
      scrollTo(0, 400);
      (window as { sameDocument?: boolean }).sameDocument = true;
    });
    const [item = ''] = await page.locator('#goals li').allTextContents();
    await edit(JSON.stringify(item), '"هدف جديد تمامًا"');
    await expect.poll(() => page.locator('#goals li').first().textContent()).toBe('هدف جديد تمامًا');
    expect(await page.locator('body').count()).toBe(1);
    expect(await page.evaluate(() => [scrollY, (window as { sameDocument?: boolean }).sameDocument])).toEqual([400, true]);
    expect(await page.locator('#notes').isVisible()).toBe(true);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('tab').first().click();
    expect(await page.locator('#goals').isVisible()).toBe(true);
    await writeFile(siteFile, original);
    await expect.poll(() => page.locator('#goals li').first().textContent()).toBe(item);
  });

  test('of numbers that generate styles appears too', async () => {
    const { page } = await open('services/training');
    await edit('"breadcrumbHeight": 64', '"breadcrumbHeight": 96');
    await expect.poll(async () => (await page.locator('main nav').boundingBox())?.height).toBe(96);
    await writeFile(siteFile, original);
    await expect.poll(async () => (await page.locator('main nav').boundingBox())?.height).toBe(64);
  });

  test('followed by quick saves shows the last one', async () => {
    const { page } = await open('services/training');
    const height = async () => (await page.locator('main nav').boundingBox())?.height;
    const sheets = page.locator('link[rel="stylesheet"][href*="/assets/"]');
    const before = await sheets.count();
    // Style sheets that are slow to come must not stay behind those that were asked for later.
    await page.route('**/assets/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const saved of [96, 80, 64, 120]) {
      await edit('"breadcrumbHeight": 64', `"breadcrumbHeight": ${saved}`);
      await page.waitForTimeout(120);
    }
    await expect.poll(height).toBe(120);
    await page.locator(`html[data-preview="${await shownVersion()}"]`).waitFor();
    expect(await height()).toBe(120);
    expect(await sheets.count()).toBe(before);
    await writeFile(siteFile, original);
    await expect.poll(height).toBe(64);
  });

  test('of a card in a running carousel appears, with the scroll position kept', async () => {
    const { page } = await open('');
    await page.locator('.splide').first().scrollIntoViewIfNeeded();
    await waitForHydration(page, 'carousel');
    const before = await page.evaluate(() => scrollY);
    await edit('"title": "التوجيه الشخصي"', '"title": "توجيه مجدد"');
    await page
      .locator('.splide__slide:not(.splide__slide--clone) h3', { hasText: 'توجيه مجدد' })
      .first()
      .waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await writeFile(siteFile, original);
    await page
      .locator('.splide__slide:not(.splide__slide--clone) h3', { hasText: 'التوجيه الشخصي' })
      .first()
      .waitFor({ state: 'attached' });
  });
});

test('an invalid file is explained over the last valid version until it is repaired', async () => {
  const { page } = await open('login');
  await edit('"identifier":', '"identifer":');
  const problems = page.locator('#preview_problems');
  await problems.waitFor();
  expect(await problems.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
  expect(await problems.textContent()).toContain('مفتاح غير معروف "identifer"');
  expect(await problems.locator('code').allTextContents()).toContainEqual(expect.stringContaining('"identifer"'));
  expect(await page.locator('h1').textContent()).toBe('تسجيل الدخول');
  await problems.locator('li', { hasText: '"identifer"' }).first().locator('button').click();
  const { line } = (await loadSite(siteFile)).positionOfKey(['routes', 25, 'blocks', 0, 'identifer']);
  await expect.poll(() => readFile(opened, 'utf8').catch(() => '')).toContain(`site.json ${line} `);
  await writeFile(siteFile, original);
  await problems.waitFor({ state: 'detached' });
});

describe('opening the source of an element', () => {
  test('works by Alt+click on text or pictures and Alt+E on the focused element', async () => {
    const { page } = await open('services/training');
    const source = await loadSite(siteFile);
    const expectOpened = async (path: (string | number)[]) => {
      const { line } = source.positionOf(path);
      await expect.poll(() => readFile(opened, 'utf8').catch(() => '')).toContain(`site.json ${line} `);
    };
    await page.locator('h1').click({ modifiers: ['Alt'] });
    await expectOpened(['routes', 11, 'blocks', 0, 'title']);
    await page
      .locator('main section img')
      .first()
      .click({ modifiers: ['Alt'] });
    await expectOpened(['routes', 11, 'blocks', 0, 'image', 'src']);
    await page.locator('main section a:not([data-look])').first().focus();
    await page.keyboard.press('Alt+e');
    await expectOpened(['routes', 11, 'blocks', 0, 'action', 'label']);
    expect(new URL(page.url()).pathname).toBe('/services/training');
  });

  test('shows the path in the file on Alt+hover', async () => {
    const { page } = await open('services/training');
    await page.keyboard.down('Alt');
    await page.locator('h1').hover();
    await expect.poll(() => page.locator('#preview_pointer').textContent()).toBe('/routes/11/blocks/0/title');
    await page.keyboard.up('Alt');
    await page.locator('#preview_pointer').waitFor({ state: 'detached' });
  });

  test('is possible for the preview itself only', async () => {
    expect((await fetch(`${server.url}_preview/open?line=1&column=1`)).status).toBe(404);
    expect((await fetch(`${server.url}_preview/open?line=1&column=1`, { method: 'POST' })).status).toBe(404);
  });
});

test('the preview shows the same HTML as the build on every route, and the build contains no preview code', async () => {
  const { pages } = await renderSite(await readSite({ project: openProject(siteFile) }, machine));
  expect(pages).toHaveLength(27);
  for (const { outputPath: path, html: content } of pages) {
    expect(content).not.toMatch(/data-pointer|_preview|[\uFDD0-\uFDEF]/);
    const address = path === '404.html' ? 'no-such-page' : path.replace(/(?:^index)?\.html$/, '');
    const shown = await (await fetch(server.url + address)).text();
    expect(shown).toContain('data-pointer=');
    expect(shown).not.toMatch(/[\uFDD0-\uFDEF]/);
    expect(withoutPointers(shown).replace(/<link rel="stylesheet" href="[^"]*_preview.*?<\/head>/, '</head>')).toBe(content);
  }
});

test('the preview rejects invalid addresses and foreign host names', async () => {
  for (const path of ['%E0%A4', '..%2f..%2fpackage.json', 'no-such-page', '_catalogue/nothing/1']) {
    expect((await fetch(server.url + path)).status, path).toBe(404);
  }
  expect((await fetch(server.url)).status).toBe(200);
  const { pathname, origin } = new URL(server.url);
  expect(await ask(origin, { path: pathname, headers: { host: 'evil.example' } })).toMatchObject({ status: 403 });
});

test('the catalogue shows every block with its fields and examples', async () => {
  const { page, problems } = await open('_catalogue');
  const articles = await page.locator('article').evaluateAll((all) => all.map(({ id }) => id));
  expect(articles.filter((id) => !id.startsWith('part-'))).toEqual([...blockTypes]);
  const examples = blockTypes.flatMap(readExamples);
  expect(await page.locator('iframe').count()).toBe(examples.length);
  expect(await page.locator('article#tabs tbody tr').count()).toBeGreaterThan(3);
  for (const cell of await page.locator('tbody td:last-child').allTextContents()) expect(cell).toMatch(/[\u0600-\u06FF]/);
  await page.locator('[data-search]').fill('breadcrumbHeight');
  expect(await page.locator('tbody tr:visible th').allTextContents()).toEqual([expect.stringContaining('breadcrumbHeight')]);
  await page.locator('[data-search]').fill('qqqq');
  await page.getByText('لا نتيجة.').waitFor();
  await page.locator('[data-search]').fill('');
  for (const frame of ['tabs/1', 'carousel/2', 'login/1']) {
    const response = await fetch(`${server.url}_catalogue/${frame}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('data-island');
  }
  const [first] = examples;
  await page.locator('details summary').first().click();
  expect(JSON.parse((await page.locator('details pre').first().textContent()) ?? '')).toEqual(first?.block);
  await page.locator('article#tabs iframe').first().scrollIntoViewIfNeeded();
  const frame = page.frameLocator('article#tabs iframe').first();
  await frame.getByRole('tab').nth(1).click();
  await frame.locator('[role="tabpanel"]').nth(1).waitFor();
  expect(problems).toEqual([]);
});

test('a site under a base path is previewed there', async () => {
  const folder = await temporaryFolder();
  await cp(dirname(fixtureSite('variants')), folder, { recursive: true });
  const other = await startPreview({
    environment: machine,
    project: openProject(join(folder, 'site.json')),
    port: 0,
    language: 'en',
  });
  expect(new URL(other.url).pathname).toBe('/sub/folder/');
  expect((await fetch(`${other.url}forms`)).status).toBe(200);
  const asked = await fetch(new URL('/_catalogue', other.url));
  expect(asked.url).toBe(`${other.url}_catalogue`);
  expect(await asked.text()).toContain('<html lang="en" dir="ltr">');
  await other.close();
});
