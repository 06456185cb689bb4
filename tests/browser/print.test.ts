import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { buildAndServe } from '../support/build.ts';
import { openBrowser } from '../support/page.ts';
import { pictureSite, picturesByFormat } from '../support/picture-site.ts';
import { pageKinds, waitForStablePage } from '../support/screenshot-pages.ts';
import { serveSpecified } from '../support/sites.ts';
import { adoptStyles } from './measures/text.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

/** Printable areas of A4 and Letter, in CSS pixels. */
const sheets = { A4: [673, 986], Letter: [695, 920] } as const;

/**
 * Lays out a page for print in columns of the size of a sheet: columns break like sheets, and positions in them can be measured.
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
  /** Offset in pixels of the content, which moves the page breaks. */
  offset: number;
  /** Boxes split over two sheets. */
  split: string[];
  /** Headings separated from their content. */
  alone: string[];
  /** Number of sheets. */
  count: number;
}

/** Reads the sheets of a page laid out in columns, at several offsets. */
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
      /** The first text after a heading and its subtitle. */
      const following = (heading: Element) => {
        const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        // A form is about as high as a sheet: only its heading and subtitle must stay together.
        const isOfForm = heading.closest('section')?.querySelector('form, [role="form"]');
        const head = (!isOfForm && heading.closest('[data-part="head"]')) || heading;
        walker.currentNode = heading;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (head.contains(node) || !node.textContent?.trim()) continue;
          if (parent && isShown(parent) && !parent.closest('.visually-hidden')) return parent;
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

/** Tested page break offsets: every 70 pixels. */
const offsetsOf = ([, height]: readonly [number, number]) => Array.from({ length: Math.ceil(height / 70) }, (_, at) => at * 70);

async function expectWholeOn(page: Page, name: keyof typeof sheets): Promise<void> {
  const sheet = sheets[name];
  await printInColumns(page, sheet);
  const offsets = offsetsOf(sheet);
  for (const [index, { offset, split, alone }] of (await readSheets(page, sheet[0], offsets)).entries())
    expect({ name, offset, split, alone }).toEqual({ name, offset: offsets[index], split: [], alone: [] });
}

/** Pages with hydrated islands, and before their scripts have loaded. */
const printed = Object.entries(pageKinds).flatMap(([kind, path]) =>
  ['hydrated', 'not hydrated'].map((state) => ({ kind, path, state })),
);

test.each(printed)('$kind, $state: headings stay with their content and boxes are not split', async ({ path, state }) => {
  const { page } = await visit(path, { width: 794 });
  if (state === 'hydrated') await waitForStablePage(page);
  await expectWholeOn(page, 'A4');
  await expectWholeOn(page, 'Letter');
});

test('cards are printed three in a row, each once, including all of a carousel', async () => {
  const { page } = await visit('/', { width: 794 });
  await waitForStablePage(page);
  await printInColumns(page, sheets.A4);
  const cards = page.locator('.splide__list').first().locator('article');
  const boxes = (await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))).filter(
    ({ width }) => width > 0,
  );
  expect(boxes).toHaveLength(9);
  expect(new Set(boxes.slice(0, 3).map(({ top }) => Math.round(top))).size).toBe(1);
  const [read] = await readSheets(page, sheets.A4[0], [0]);
  expect(read?.count).toBeLessThanOrEqual(6);
  expect(await page.locator('.splide__pagination:visible').count()).toBe(0);
});

describe('a printed page of lists, pictures, cards and tables', () => {
  const words = 'كانت الطاحونة تعمل من الفجر إلى أن يجف [الجدول](https://mill.example.com/stream) في آخر الصيف.';
  const picture = { src: 'picture.svg', alt: '', decorative: true };
  const columns = ['الحبوب', 'الوزن'];
  const rows = Array.from({ length: 40 }, (_, at) => [`كيس ${at + 1}: \`BAG-${at}\``, `${at * 3}`]);
  const total = ['المجموع', '2,340'];
  const body = [
    words,
    { type: 'list', items: ['قمح', 'شعير'] },
    { type: 'figure', image: { src: 'small.png', alt: 'كيس' } },
    'الأكياس `BAG-0` وما بعدها',
    { type: 'table', caption: 'أكياس العام', columns, rows, total },
  ];
  const cards = Array.from({ length: 7 }, (_, at) => ({
    id: at + 1,
    name: `mill-${at}`,
    title: `رحى ${at}`,
    description: words.slice(0, 40),
    image: picture,
    href: '/',
  }));
  let server: RunningServer;
  beforeAll(async () => {
    const siteFile = await pictureSite({ 'small.png': (await picturesByFormat()).png });
    const site = JSON.parse(await readFile(siteFile, 'utf8'));
    site.collections = { mills: { type: 'link-cards', cards } };
    site.routes[1].blocks = [
      { type: 'banner', title: 'الطاحونة', image: picture },
      { type: 'prose', body },
      { type: 'card-grid', heading: 'الأرحاء', layout: 'grid', cards: { collection: 'mills' } },
      { type: 'table', heading: 'الأوزان', caption: 'أكياس العام الماضي', columns, rows, total },
    ];
    await writeFile(siteFile, JSON.stringify(site));
    server = await buildAndServe(siteFile, { isDraft: true });
  });
  afterAll(() => server?.close());

  const open = async () => {
    const { page } = await visit('/page-0', { home: server.url, width: 794 });
    await printInColumns(page, sheets.A4);
    return page;
  };

  test('keeps the heading, caption and first rows of a table together, and its last rows with the total', async () => {
    const page = await open();
    const parted = await page.evaluate((sheet) => {
      const sheetOf = (element: Element | null | undefined) => {
        const box = [...(element?.getClientRects() ?? [])].find(({ height }) => height > 1);
        return box && Math.floor((document.body.getBoundingClientRect().right - (box.left + box.right) / 2) / sheet);
      };
      const found: string[] = [];
      for (const table of document.querySelectorAll('table')) {
        const spacer = document.createElement('div');
        const rows = [...(table.tBodies[0]?.rows ?? [])];
        const section = table.closest('section:not([tabindex])');
        section?.before(spacer);
        for (let offset = 0; offset < 986; offset += 17) {
          spacer.style.blockSize = `${offset}px`;
          const beginning = [section?.querySelector('h2'), table.caption?.firstElementChild, table.tHead, ...rows.slice(0, 2)];
          for (const part of [beginning, [...rows.slice(-2), table.tFoot]]) {
            const on = part.map(sheetOf).filter((at) => at !== undefined);
            if (new Set(on).size > 1) found.push(`${table.caption?.textContent}, ${offset} px: ${on}`);
          }
        }
        spacer.remove();
      }
      return found;
    }, sheets.A4[0]);
    expect(parted).toEqual([]);
    const feet = await page.locator('tfoot').evaluateAll((all) => all.map((foot) => getComputedStyle(foot).display));
    expect(feet).toEqual(['contents', 'contents']);
  });

  test('spans the first card over a row when the last row would have a single card', async () => {
    const boxes = await (await open())
      .locator('[data-columns] > li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(7);
    expect(boxes[0].width).toBeGreaterThan(boxes[6].width * 3);
  });

  test('has small pictures in their own size and one code background in text and tables', async () => {
    const { page } = await visit('/page-0', { home: server.url, width: 1280 });
    const picture = page.locator('main figure img');
    expect((await picture.boundingBox())?.width).toBe(160);
    const grounds = await page.locator('main code').evaluateAll((all) => {
      const styles = all.map((one) => getComputedStyle(one));
      return styles.map(({ backgroundColor, borderRadius }) => `${backgroundColor} ${borderRadius}`);
    });
    expect(grounds).toHaveLength(81);
    expect(new Set(grounds).size).toBe(1);
    expect(grounds[0]).not.toContain('rgba(0, 0, 0, 0)');
  });

  test('has small pictures in their own width', async () => {
    expect((await (await open()).locator('main figure img').boundingBox())?.width).toBe(160);
  });

  test('prints list markers and addresses after links', async () => {
    const page = await open();
    const read = await page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement;
      const styles = (selector: string, pseudo?: string) =>
        [...main.querySelectorAll(selector)].map((one) => getComputedStyle(one, pseudo));
      return {
        marks: styles('ul > li', '::before')
          .filter(({ content }) => content === '""')
          .map((style) => style.getPropertyValue('print-color-adjust')),
        address: styles('p a[href^="https:"]', '::after').map(({ content }) => content),
      };
    });
    expect(read.marks).toEqual(['exact', 'exact']);
    expect(read.address).toEqual([expect.stringMatching(/^" \u2066\(/)]);
  });
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

  test('begins on the sheet of its heading, with its frame closed on each sheet', async () => {
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
