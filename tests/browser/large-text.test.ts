import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser } from '../support/page.ts';
import { textBeyondEdges } from './measures/edges.ts';
import { overlapsInHeader } from './measures/header.ts';
import { adoptStyles, doubleText, sidewaysOverflow } from './measures/text.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

/** Heights of the ornamental bands, which are one row of a pattern. */
const friezes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('span:empty')]
      .filter((one) => getComputedStyle(one, '::before').maskImage.includes("width='20'"))
      .map((one) => one.getBoundingClientRect().height),
  );

/** Height of the header in rem. */
const headerHeight = (page: Page) =>
  page.evaluate(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return document.querySelector('header')!.getBoundingClientRect().height / rem;
  });

test.each([
  [1920, '/'],
  [1280, '/'],
  [1280, '/services/measurements'],
  [1024, '/'],
  [768, '/'],
  [390, '/'],
  [390, '/services/measurements'],
])('at %i px of %s text at 200 % causes no overlap, overflow or change of the frieze', async (width, path) => {
  const { page } = await visit(path, { width });
  const before = await friezes(page);
  expect(before.length).toBeGreaterThan(0);
  await adoptStyles(page, doubleText);
  expect(await friezes(page)).toEqual(before);
  expect(await headerHeight(page)).toBeLessThanOrEqual(6);
  expect([...(await overlapsInHeader(page)), ...(await sidewaysOverflow(page)), ...(await textBeyondEdges(page))]).toEqual([]);
});

test('the menu folded by large text opens and closes by its button', async () => {
  const { page } = await visit('/', { width: 1280 });
  await adoptStyles(page, doubleText);
  const [button, link] = [page.locator('header button'), page.locator('header nav a').first()];
  expect(await link.isVisible()).toBe(false);
  await button.click();
  expect(await link.isVisible()).toBe(true);
  await button.click();
  expect(await link.isVisible()).toBe(false);
});
