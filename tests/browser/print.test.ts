import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/hosts/serve.ts';
import { pageKinds, settle } from '../support/look.ts';
import { openBrowser } from '../support/page.ts';
import { casesOf } from '../support/scope.ts';
import { serveSpecified } from '../support/sites.ts';
import { adoptStyles } from './measures/text.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

/** What the margins of a page leave of A4 and of Letter, in CSS pixels. */
const sheets = { A4: [673, 986], Letter: [695, 920] } as const;

/**
 * Lays a page out for print in columns of the size of a sheet: columns break as sheets do, and tell where each thing is.
 * https://drafts.csswg.org/css-break/
 */
async function printInColumns(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await adoptStyles(
    page,
    `body { display: block !important; margin: 0; inline-size: ${width}px; block-size: ${height}px; columns: ${width}px auto; column-gap: 0; column-fill: auto } main { padding-block-start: var(--offset, 0) }`,
  );
}

interface Sheets {
  /** Pixels by which everything is moved down, so that sheets end elsewhere. */
  offset: number;
  /** Boxes that are on two sheets. */
  split: string[];
  /** Headings that stand on another sheet than what follows them. */
  alone: string[];
  /** How many sheets there are. */
  count: number;
}

/** Reads the sheets of a page that is laid out in columns of a width, at each of some offsets. */
function readSheets(page: Page, width: number, offsets: number[]): Promise<Sheets[]> {
  return page.evaluate(
    ([sheet, tops]) => {
      const edge = () => document.body.getBoundingClientRect().right;
      const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
      const sheetsOf = (element: Element) => {
        const boxes = [...element.getClientRects()].filter((box) => box.width > 0 && box.height > 1);
        return boxes.map(({ left, right }) => Math.floor((edge() - (left + right) / 2) / sheet));
      };
      const name = (element: Element) => `<${element.localName}> ${element.textContent?.trim().slice(0, 30)}`;
      /** The words that come after a heading. */
      const following = (heading: Element) => {
        const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        walker.currentNode = heading.lastChild ?? heading;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (node.textContent?.trim() && parent && isShown(parent) && !parent.closest('.visually-hidden')) return parent;
        }
        return null;
      };
      const all = [...document.querySelectorAll('main *')].filter(isShown);
      const boxes = all.filter((one) => one.matches('article, li, figure, form, dl > div, [role="tabpanel"] > *'));
      const headings = all.filter((one) => one.matches('h1, h2, h3')).map((heading) => ({ heading, next: following(heading) }));
      return tops.map((offset) => {
        document.documentElement.style.setProperty('--offset', `${offset}px`);
        const split = boxes.filter((one) => new Set(sheetsOf(one)).size > 1);
        const alone = headings.filter(({ heading, next }) => next && sheetsOf(next)[0] !== sheetsOf(heading).at(-1));
        return {
          offset: Number.parseFloat(getComputedStyle(document.querySelector('main')!).paddingBlockStart),
          split: split.map(name),
          alone: alone.map(({ heading }) => name(heading)),
          count: Math.max(...all.flatMap(sheetsOf)) + 1,
        };
      });
    },
    [width, offsets] as const,
  );
}

/** Where a sheet may end: every 70 pixels, over all its height. */
const offsetsOf = ([, height]: readonly [number, number]) => Array.from({ length: Math.ceil(height / 70) }, (_, at) => at * 70);

async function expectWholeOn(page: Page, name: keyof typeof sheets): Promise<void> {
  const sheet = sheets[name];
  await printInColumns(page, sheet);
  const offsets = offsetsOf(sheet);
  for (const [index, { offset, split, alone }] of (await readSheets(page, sheet[0], offsets)).entries())
    expect({ name, offset, split, alone }).toEqual({ name, offset: offsets[index], split: [], alone: [] });
}

/** As they are when scripts have not come, of the pages that they change most: with carousels, and with tabs. */
const printed = casesOf(
  Object.entries(pageKinds).flatMap(([kind, path]) => ['alive', 'at rest'].map((state) => ({ kind, path, state }))),
  ({ kind, state }) => state === 'alive' || kind === 'home' || kind === 'service',
);

test.each(printed)('$kind, $state: headings stay with what they are about, boxes are whole', async ({ path, state }) => {
  const { page } = await visit(path, { width: 794 });
  if (state === 'alive') await settle(page);
  await expectWholeOn(page, 'A4');
  await expectWholeOn(page, 'Letter');
});

test('cards stand three in a row, whole carousels too, once each', async () => {
  const { page } = await visit('/', { width: 794 });
  await settle(page);
  await printInColumns(page, sheets.A4);
  const cards = page.locator('.splide__list').first().locator('article');
  const boxes = (await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))).filter(
    ({ width }) => width > 0,
  );
  expect(boxes).toHaveLength(9);
  expect(new Set(boxes.slice(0, 3).map(({ top }) => Math.round(top))).size).toBe(1);
  const [read] = await readSheets(page, sheets.A4[0], [0]);
  expect(read?.count).toBeLessThanOrEqual(6);
});

describe('a list longer than a sheet', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serveSpecified((site) => {
      for (const block of site.routes.flatMap(({ blocks }) => blocks)) {
        if (block.type !== 'tabs' || !block.tabs[0]) continue;
        block.tabs[0].items = Array.from({ length: 60 }, (_, index) => `هدف ${index + 1} من أهداف القياس`);
      }
    });
  });
  afterAll(() => server?.close());

  test('begins on the sheet of its heading, and its frame closes on each', async () => {
    const { page } = await visit('/services/measurements', { home: server.url, width: 794 });
    await printInColumns(page, sheets.A4);
    const panel = page.locator('[role="tabpanel"] > *').first();
    const box = await panel.evaluate((element) => {
      const frame = [element, ...element.querySelectorAll('*')].find(
        (one) => getComputedStyle(one).borderBlockStartWidth !== '0px',
      );
      return { fragments: frame?.getClientRects().length, clone: frame && getComputedStyle(frame).boxDecorationBreak };
    });
    expect(box.fragments).toBeGreaterThan(1);
    expect(box.clone).toBe('clone');
    expect(await readSheets(page, sheets.A4[0], [0])).toMatchObject([{ alone: [] }]);
  });
});
