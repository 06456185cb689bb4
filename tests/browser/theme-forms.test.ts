import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { Site } from '../../site.schema.ts';
import { openBrowser } from '../support/page.ts';
import { postsSite } from '../support/posts-site.ts';
import { serveMinimal } from '../support/sites.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

type Theme = Site['site']['theme'];
type Block = Site['routes'][number]['blocks'][number];

const image = { src: 'picture.svg', alt: 'صورة' };
const text = 'كلمات قصيرة تقال في سطر أو سطرين.';
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12];
const names = Array.from({ length: 12 }, (_, index) => `card-${index + 1}`);
const action = { label: 'كل البطاقات', href: '/' };

const cards = (count: number, more: object = {}) =>
  ({ type: 'card-grid', cards: { collection: 'pages', names: names.slice(0, count) }, ...more }) as Block;

const points = (count: number) =>
  ({
    type: 'points',
    heading: 'نقاط',
    layout: 'cards',
    items: Array.from({ length: count }, (_, index) => ({ icon: 'flag', title: `نقطة ${index + 1}`, text })),
  }) as Block;

const pages: Record<string, Block[]> = {
  lead: counts.map((count) => cards(count, { layout: 'lead' })),
  list: [cards(3, { layout: 'list' })],
  lone: [{ type: 'posts', heading: 'الأخبار', collection: 'articles', most: 1, layout: 'grid' } as Block],
  heads: [
    cards(3, { heading: 'بطاقات', text, action, layout: 'grid' }),
    cards(4, { heading: 'صفوف', action, layout: 'list' }),
    points(3),
    points(4),
    { type: 'call-to-action', heading: 'الخطوة التالية', text, actions: [action], layout: 'full' } as Block,
  ],
  beside: [
    { type: 'table', heading: 'جدول', rows: [['أول', 'ثان', 'ثالث']] } as Block,
    {
      type: 'tabs',
      heading: 'تبويب',
      tabs: ['a', 'b'].map((id) => ({ id, label: id, icons: ['flag'], items: [text] })),
    } as Block,
    { type: 'table', heading: 'جدول عريض', rows: [['أول', 'ثان', 'ثالث', 'رابع']] } as Block,
  ],
};

const serve = (theme: Partial<Theme>) =>
  serveMinimal((site) => {
    site.site.theme = { brand: '#1b5e7d', accent: '#f0b199', ...theme };
    const shown = names.map((name, index) => ({ name, id: index + 1, title: name, description: text, href: '/', image }));
    const { articles } = postsSite().collections;
    site.collections = { pages: { type: 'link-cards', cards: shown }, articles };
    for (const [name, blocks] of Object.entries(pages))
      site.routes.push({
        path: `/${name}`,
        title: name,
        description: `صفحة ${name} تعرض موضع كل جزء من أجزائها، ولا يقصد بها غير ذلك.`,
        breadcrumb: [{ label: 'الرئيسية', href: '/' }, { label: name }],
        blocks: [{ type: 'banner', title: name, text }, ...blocks] as Block[],
      });
  });

let side: RunningServer;
let ruled: RunningServer;
let centred: RunningServer;
beforeAll(async () => {
  side = await serve({ heads: 'side' });
  ruled = await serve({ heads: 'side', sections: 'rules' });
  centred = await serve({ heads: 'centred' });
});
afterAll(() => Promise.all([side?.close(), ruled?.close(), centred?.close()]));

const open = async ({ url: home }: RunningServer, path: string, width: number) => {
  const { page } = await visit(path, { home, width });
  await page.evaluate(() => document.fonts.ready);
  return page;
};

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Boxes of elements, rounded. */
const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom), left: Math.round(left), right: Math.round(right) };
    }),
  );

const widthOf = ({ left, right }: Box) => right - left;

describe('a list with a large first card', () => {
  test('has no last row of one beside it, and no empty half', async () => {
    for (const width of [1024, 1280, 1920]) {
      const page = await open(side, '/lead', width);
      for (const [index, count] of counts.entries()) {
        const place = `${count} at ${width}`;
        const list = `main ul[data-lead] >> nth=${index}`;
        const [first, ...rest] = (await boxesOf(page, `${list} >> > li`)) as [Box, ...Box[]];
        const [whole] = (await boxesOf(page, list)) as [Box];
        expect(rest).toHaveLength(count - 1);
        if (count === 1) {
          expect(widthOf(first), place).toBe(widthOf(whole));
          continue;
        }
        const beside = rest.filter(({ top }) => top < first.bottom - 1);
        const below = rest.filter(({ top }) => top >= first.bottom - 1);
        expect(beside.length, place).toBeGreaterThanOrEqual(Math.min(count - 1, 2));
        expect(widthOf(first), place).toBeGreaterThanOrEqual(widthOf(beside[0] as Box));
        // Rows beside the first reach its foot and the edge of the list; rows below are in threes.
        expect(Math.abs((beside.at(-1) as Box).bottom - first.bottom), place).toBeLessThanOrEqual(1);
        for (const { left } of beside) expect(Math.abs(left - whole.left), place).toBeLessThanOrEqual(1);
        expect(below.length % 3, place).toBe(0);
      }
    }
  });

  test('is one of equal rows where a row is hidden, and on phones but for the first', async () => {
    const page = await open(side, '/lead', 1280);
    const list = `main ul[data-lead] >> nth=${counts.indexOf(5)}`;
    await page
      .locator(`${list} >> > li`)
      .first()
      .evaluate((first: HTMLElement) => {
        first.hidden = true;
      });
    const [, ...shown] = await boxesOf(page, `${list} >> > li`);
    expect(new Set(shown.map(({ left, right }) => `${left} ${right}`)).size).toBe(1);
    await page.setViewportSize({ width: 390, height: 800 });
    const pictures = await boxesOf(page, `main ul[data-lead] >> nth=${counts.indexOf(9)} >> img`);
    expect(widthOf(pictures[0] as Box)).toBeGreaterThan(300);
    for (const picture of pictures.slice(1)) expect(widthOf(picture)).toBe(88);
  });
});

test('rows have title and text beside each other on wide screens', async () => {
  const page = await open(centred, '/list', 1280);
  const [title] = await boxesOf(page, 'main li h2');
  const [words] = await boxesOf(page, 'main li article p');
  expect((words as Box).right).toBeLessThanOrEqual((title as Box).left);
});

test('a heading at the side is beside its content on wide screens, above it on phones', async () => {
  const page = await open(side, '/heads', 1280);
  const heads = await boxesOf(page, '[data-part="head"]');
  const contents = await boxesOf(page, '[data-part="head"] + *');
  expect(heads).toHaveLength(4);
  for (const [index, head] of heads.entries()) {
    const content = contents[index] as Box;
    expect(content.right).toBeLessThanOrEqual(head.left);
    expect(content.top).toBe(head.top);
    expect(widthOf(content)).toBeGreaterThan(1.9 * widthOf(head));
  }
  // An odd number of points is one column of rows.
  const tops = (await boxesOf(page, '[data-layout="cards"] > li')).map(({ top }) => top);
  expect(new Set(tops.slice(0, 3)).size).toBe(3);
  expect(new Set(tops.slice(3)).size).toBe(2);
  await page.setViewportSize({ width: 390, height: 800 });
  const [head] = await boxesOf(page, '[data-part="head"]');
  const [content] = await boxesOf(page, '[data-part="head"] + *');
  expect((content as Box).top).toBeGreaterThanOrEqual((head as Box).bottom);
});

test('narrow tables and tabs are beside a heading at the side, wide tables below it', async () => {
  for (const width of [1024, 1280, 1920]) {
    const page = await open(side, '/beside', width);
    const heads = await boxesOf(page, '[data-part="head"]');
    const contents = await boxesOf(page, '[data-part="head"] + *');
    expect(heads).toHaveLength(3);
    for (const [index, head] of heads.entries()) {
      const { right, top } = contents[index] as Box;
      if (index < 2) expect(right, `${index} at ${width}`).toBeLessThanOrEqual(head.left);
      else expect(top).toBeGreaterThanOrEqual(head.bottom);
    }
  }
});

test('bands have a ground below the column of headings at the side, from the edge of the window', async () => {
  const groundsOf = async (site: RunningServer, width: number) => {
    const page = await open(site, '/beside', width);
    return page.locator('main > div > section').evaluateAll((sections) =>
      sections.map((section) => {
        const row = section.firstElementChild as Element;
        const { content, inlineSize, blockSize } = getComputedStyle(row, '::before');
        const [column = ''] = getComputedStyle(row).gridTemplateColumns.split(' ');
        const isWhole = parseFloat(blockSize) >= section.clientHeight - 1;
        return content !== 'none' && isWhole && parseFloat(inlineSize) > innerWidth + parseFloat(column);
      }),
    );
  };
  expect(await groundsOf(side, 1280)).toEqual([true, true, false]);
  expect(await groundsOf(side, 390)).toEqual([false, false, false]);
  expect(await groundsOf(ruled, 1280)).toEqual([false, false, false]);
});

test('a single card beside a heading has no empty half beside it', async () => {
  const page = await open(side, '/lone', 1280);
  const [list] = await boxesOf(page, 'main ul');
  const [card] = await boxesOf(page, 'main ul > li');
  expect(widthOf(card as Box)).toBe(widthOf(list as Box));
});

test('a centred head has its action centred below the content', async () => {
  for (const width of [390, 1280]) {
    const page = await open(centred, '/heads', width);
    const lists = await boxesOf(page, 'main ul');
    const buttons = await boxesOf(page, '[data-part="action"] > a');
    const headings = await boxesOf(page, '[data-part="head"] h2');
    expect(buttons).toHaveLength(2);
    for (const [index, { top }] of buttons.entries()) expect(top).toBeGreaterThan((lists[index] as Box).bottom);
    for (const { left, right } of [...buttons, ...headings])
      expect(Math.abs((left + right) / 2 - width / 2)).toBeLessThanOrEqual(1);
  }
});

test('a full call to action reaches both edges of the window', async () => {
  for (const width of [390, 1280]) {
    const page = await open(centred, '/heads', width);
    const [call] = await boxesOf(page, 'main section:last-child');
    expect(call).toMatchObject({ left: 0, right: width });
  }
});
