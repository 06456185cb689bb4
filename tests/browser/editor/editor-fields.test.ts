import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { axeScript } from '../../support/axe.ts';
import { defer } from '../../support/deferred.ts';
import { copiedSite } from '../../support/edit-client.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser({ isReused: true });
let server: RunningServer;
let siteFile: string;

const file = () => readFile(siteFile, 'utf8');

beforeAll(async () => {
  siteFile = await copiedSite('museum');
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());

/** Opens a section of a page in the panel. */
async function openSection(path: string, section: string, language: 'ar' | 'en'): Promise<{ page: Page; panel: Locator }> {
  const { page } = await visit(`/_edit/?page=${path}&language=${language}`, { home: server.url });
  await page.locator('main [role="row"]').filter({ hasText: section }).first().click();
  const panel = page.getByRole('region', { name: language === 'ar' ? 'حقول المحدد' : 'Fields of what is chosen' });
  return { page, panel };
}

const held = (pattern: RegExp) => expect.poll(async () => pattern.test(await file()), { message: `${pattern}` }).toBe(true);

async function faultsOf(page: Page, within: string): Promise<string[]> {
  await page.evaluate(axeScript);
  return page.evaluate(async (area) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const { violations } = await engine.run({ include: [[area]] }, { iframes: false, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
  }, within);
}

test('text typed while the file is missing is kept with a reason and written when it is back', async () => {
  const { page, panel } = await openSection('/visit', 'Plan', 'ar');
  const title = panel.locator('[data-field$="/blocks/0/title"] [role="textbox"]');
  await title.waitFor();
  const before = await file();
  await rm(siteFile);
  await title.fill('Come and see');
  await page.keyboard.press('Enter');
  await page
    .locator('output[data-writing="waiting"]')
    .filter({ hasText: /تتعذر قراءة/ })
    .waitFor();
  await writeFile(siteFile, before);
  await held(/"title": "Come and see"/);
  await page.locator('output[data-writing="kept"]').waitFor();
});

describe('fields of the panel', () => {
  test('crop a picture by keyboard and set its focus point by click and arrow keys', async () => {
    const { page, panel } = await openSection('/exhibitions/glass-and-sand', 'Six of forty', 'ar');
    await panel.getByRole('button', { name: 'Where the sand was dug', exact: false }).first().click();
    const point = panel.getByRole('button', { name: /^أهم ما في الصورة: 65% من اليسار و40% من الأعلى/ });
    await point.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await held(/"focus": \{\s*"left": 55,\s*"top": 39\s*\}/);
    const stage = panel.locator('div:has(> button[aria-label^="أهم ما في الصورة"])');
    const { width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
    await stage.click({ position: { x: width * 0.25, y: height * 0.75 } });
    await held(/"focus": \{\s*"left": 25,\s*"top": 75\s*\}/);
    const shown = page.frameLocator('main iframe').locator('main img[data-focus="25-75"]');
    await expect.poll(() => shown.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('25% 75%');

    await panel.getByRole('button', { name: /قصّ الصورة/ }).click();
    await page.getByRole('radio', { name: 'مربع' }).press('Enter');
    await page.getByText(/^يبقى (\d+) × \1 بكسل$/).waitFor();
    expect(await faultsOf(page, '[role="dialog"]')).toEqual([]);
    const area = page.getByRole('group', { name: /ما يبقى من الصورة/ });
    await area.press('ArrowLeft');
    await page.getByRole('button', { name: 'قصّ', exact: true }).press('Enter');
    await held(/"src": "pictures\/dunes-crop\.jpg"/);
    // What mattered in the whole goes with it, in the same step.
    expect(await file()).not.toContain('"left": 25');
    const { width: side = 0, height: other } = await sharp(join(siteFile, '../assets/pictures/dunes-crop.jpg')).metadata();
    expect(side).toBe(other);
    await page.getByRole('button', { name: /^تراجع عن/ }).click();
    await held(/"focus": \{\s*"left": 25,\s*"top": 75\s*\}/);
  });

  test('accept a date by typing or from a calendar in either system', async () => {
    const { page, panel } = await openSection('/exhibitions', 'Evenings', 'en');
    await panel.getByRole('row', { name: 'Night at the tower' }).click();
    await page.keyboard.press('Enter');
    const date = page.locator('[data-field$="/date"]');
    await date.getByText('that is 7 Shaʻban 1448 AH').waitFor();
    await date.getByRole('spinbutton').first().focus();
    // Each number goes on to the next where no other could be meant.
    await page.keyboard.type('202');
    await held(/"date": "2027-02-20"/);
    await date.getByRole('button').last().press('Enter');
    await page.getByRole('radio', { name: 'Hijri' }).click();
    await page.getByText('February 2027 – March 2027').waitFor();
    expect(await faultsOf(page, '[role="dialog"]')).toEqual([]);
    await page.locator('[role="dialog"] td [data-selected]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await held(/"date": "2027-02-21"/);
  });

  test('show numbers in the digits of dates, and accept the others', async () => {
    const { page, panel } = await openSection('/about', 'What is on', 'ar');
    const months = panel.locator('[data-field$="/months"] input');
    await expect.poll(() => months.inputValue()).toBe('6');
    await months.fill('٨');
    await page.keyboard.press('Enter');
    await held(/"months": 8/);
    await page.getByRole('button', { name: /^تراجع عن/ }).click();
    await held(/"months": 6/);
  });

  test('offer collections by name and a time zone by search', async () => {
    const { page, panel } = await openSection('/exhibitions', 'Evenings', 'ar');
    await panel
      .getByRole('button', { name: /أضف حقلًا/ })
      .first()
      .waitFor();
    const collection = panel.locator('[data-field$="cards/collection"]');
    // Long names do not shrink the icon beside them.
    expect(await collection.locator('svg').evaluateAll((icons) => icons.map((icon) => icon.clientWidth))).toEqual([16]);
    await collection.getByRole('button').click();
    await page.getByRole('option', { name: 'Exhibitions (exhibitions)' }).click();
    await held(/"heading": "Evenings",[\s\S]{0,120}"collection": "exhibitions"/);
    await page.getByRole('button', { name: /^تراجع عن/ }).click();
    await page.goto(`${server.url}_edit/?page=/visit&language=ar`);
    await page.locator('main [role="row"]').nth(1).click();
    await panel.locator('[data-field$="/timeZone"]').waitFor();
    expect(await panel.locator('[data-field$="/timeZone"] [role="combobox"]').count()).toBe(1);
  });

  test('report the contrast of a colour and the nearest passing one', async () => {
    const { page } = await openSection('/', 'In figures', 'ar');
    await page.getByRole('button', { name: 'بيانات الموقع' }).or(page.getByText('بيانات الموقع')).first().click();
    const brand = page.locator('[data-field="site/theme/brand"]');
    await brand.getByText(/^يُقرأ كل ما يُكتب به/).waitFor();
    // A verdict that is lost is asked for again, and a colour that is refused late stays behind the one that was taken since.
    await page.route('**/_edit/contrast**', (route) => route.abort(), { times: 1 });
    const taken = defer();
    let changes = 0;
    await page.route('**/_edit/change**', async (route) => {
      if (++changes === 1) await taken.promise;
      await route.continue();
    });
    await brand.locator('textarea').fill('#f2c94c');
    await page.keyboard.press('Enter');
    await brand.getByText('1.58 من 4.5 لا يكفي').first().waitFor();
    await brand.getByRole('button', { name: /خذ أقرب لون يكفي/ }).click();
    taken.resolve();
    await held(/"brand": "#907200"/);
    expect(changes).toBe(2);
    await brand.getByText(/^يُقرأ كل ما يُكتب به/).waitFor();
    expect(await faultsOf(page, '[data-field="site/theme"]')).toEqual([]);
  });
});
