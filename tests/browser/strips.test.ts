import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { axeScript } from '../support/axe.ts';
import { buildAndServe } from '../support/build.ts';
import { writeLanguages } from '../support/languages-site.ts';
import { openBrowser, waitForHydration } from '../support/page.ts';
import { pathsWithStrips, siteWithStrips } from '../support/strips-site.ts';
import { clippedText, overlappingText, sidewaysOverflow } from './measures/text.ts';
import { measureTogether } from './measures/together.ts';

const visit = openBrowser({ isReused: true, isWarm: true });
let server: RunningServer;
beforeAll(async () => {
  server = await buildAndServe(await writeLanguages(siteWithStrips()), { isDraft: true });
});
afterAll(() => server?.close());

const stripsOf = (page: Page) => page.locator('aside');

/** Names of the children of the body, in order. */
const orderOf = (page: Page) =>
  page.evaluate(() =>
    [...document.body.children].flatMap((one) =>
      one.matches('header, main, footer') ? one.localName : one.matches('aside, :has(> aside)') ? 'aside' : [],
    ),
  );

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe.each(pathsWithStrips)('%s', (path) => {
  const isEnglish = path.startsWith('/en');

  test('has a strip above its header and one before its footer, without layout faults', async () => {
    expect((await fetch(new URL(path, server.url))).status).toBe(path.endsWith('/nothing-here') ? 404 : 200);
    const { page } = await visit(path, { home: server.url, width: 1280 });
    expect(await orderOf(page)).toEqual(['aside', 'header', 'main', 'aside', 'footer']);
    expect(await stripsOf(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(
      isEnglish ? ['Official site', 'Your opinion of this page'] : ['موقع رسمي', 'رأيك في هذه الصفحة'],
    );
    expect(await stripsOf(page).last().locator('> *').count()).toBe(isEnglish ? 2 : 3);
    expect(await page.locator('h1').count()).toBe(1);
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await measureTogether(page, [sidewaysOverflow, clippedText, overlappingText]), `${width} px`).toEqual([]);
    }
  });

  test('starts with the skip link, which skips the strip', async () => {
    const { page } = await visit(path, { home: server.url, width: 1280 });
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(isEnglish ? 'Skip to content' : 'انتقل إلى المحتوى');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(isEnglish ? 'How to verify' : 'كيف تتحقق');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
  });

  test.each([1280, 320])('has no axe violations at %i px', async (width) => {
    const { page } = await visit(path, { home: server.url, width });
    await page.evaluate(axeScript);
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {});
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(found).toEqual([]);
  });
});

test('without scripts a strip is completely readable', async () => {
  const { page } = await visit('/en/news/ink', { home: server.url, width: 1280, javaScriptEnabled: false });
  const text = await stripsOf(page).last().innerText();
  for (const words of ['Did you find', 'Tell us', 'By mail', 'We answer in two days.', 'From nine on.'])
    expect(text).toContain(words);
});

test('islands in a strip hydrate on a page without other islands', async () => {
  const { page, problems } = await visit('/en/news/ink', { home: server.url, width: 1280 });
  const tab = page.getByRole('tab', { name: 'By phone' });
  await tab.click();
  await waitForHydration(page, 'tabs');
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  expect(await page.getByText('From nine on.').isVisible()).toBe(true);
  expect(problems).toEqual([]);
});

test('the menu on phones opens below the header, which is below the strip', async () => {
  const { page } = await visit('/en', { home: server.url, width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const box = async (selector: string) => page.locator(selector).boundingBox();
  const [header, menu] = [await box('body > header'), await box('header nav:popover-open')];
  expect(header && header.y > 20).toBe(true);
  expect(Math.round((menu?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0)))).toBe(0);
});

test('a link of any page can lead to a place in a strip', async () => {
  const { page } = await visit('/en/exhibitions#opinion', { home: server.url, width: 1280, height: 600 });
  expect(await page.locator('#opinion').evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
});

test('a strip before the footer is as wide as the narrow page of a centred composition', async () => {
  const site = siteWithStrips();
  site.site.theme = { brand: '#1b5e7d', accent: '#f0b199', composition: 'centred', header: 'bar' };
  const centred = await buildAndServe(await writeLanguages(site), { isDraft: true });
  try {
    const { page } = await visit('/en/news/ink', { home: centred.url, width: 1280 });
    const widthOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).getPropertyValue('--content'));
    const [main, strip, header] = [await widthOf('main'), await widthOf('main ~ aside'), await widthOf('body > header')];
    expect(strip).toBe(main);
    expect(strip).not.toBe(header);
  } finally {
    await centred.close();
  }
});
