import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { Site } from '../../site.schema.ts';
import { openBrowser } from '../support/page.ts';
import { serveMinimal } from '../support/sites.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

type Block = Site['routes'][number]['blocks'][number];

const text = 'كلمات قصيرة تقال في سطر أو سطرين.';
const image = { src: 'picture.svg', alt: 'صورة' };
const four = <Item>(item: (index: number) => Item) => Array.from({ length: 4 }, (_, index) => item(index));

const blocks = [
  { type: 'banner', title: 'هيئات القوائم', text },
  { type: 'steps', heading: 'خطوات', items: four((index) => ({ title: `خطوة ${index}`, text })) },
  { type: 'points', heading: 'نقاط', layout: 'cards', items: four((index) => ({ icon: 'flag', title: `نقطة ${index}`, text })) },
  { type: 'timeline', heading: 'محطات', items: four((index) => ({ when: `144${index}هـ`, title: `محطة ${index}`, text })) },
  { type: 'faq', heading: 'أسئلة', items: four((index) => ({ question: `سؤال ${index}؟`, answer: [text] })) },
  { type: 'feature', heading: 'بجانب صورة', text: [text], image },
] as Block[];

const looks = {
  ledger: { look: 'civic', heads: 'start' },
  stack: { look: 'gentle', heads: 'centred' },
  panel: { look: 'gentle' },
  poster: { look: 'rooted', heads: 'start' },
  columns: { look: 'curated' },
} as const;

const servers = {} as Record<keyof typeof looks, RunningServer>;

beforeAll(async () => {
  for (const [name, theme] of Object.entries(looks)) {
    servers[name as keyof typeof looks] = await serveMinimal((site) => {
      site.site.theme = { brand: '#1b5e7d', accent: '#f0b199', ...theme };
      const description = 'صفحة تعرض هيئة كل قائمة من قوائمها، ولا يقصد بها غير ذلك.';
      const breadcrumb = [{ label: 'الرئيسية', href: '/' }, { label: 'القوائم' }];
      site.routes.push({ path: '/lists', title: 'القوائم', description, breadcrumb, blocks });
    });
  }
});
afterAll(() => Promise.all(Object.values(servers).map((server) => server.close())));

async function open(form: keyof typeof looks, width = 1280): Promise<Page> {
  const { page } = await visit('/lists', { home: servers[form].url, width });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom, left, right, width } = one.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom), left: Math.round(left), right: Math.round(right), width };
    }),
  );

/** Number of different positions of some boxes across and down the page. */
async function places(page: Page, selector: string) {
  const boxes = await boxesOf(page, selector);
  return { columns: new Set(boxes.map(({ right }) => right)).size, rows: new Set(boxes.map(({ top }) => top)).size };
}

const steps = 'main [data-part="steps"] > li';

test.each([
  ['ledger', { columns: 1, rows: 4 }],
  ['stack', { columns: 1, rows: 4 }],
  ['panel', { columns: 4, rows: 1 }],
  ['poster', { columns: 4, rows: 1 }],
  ['columns', { columns: 4, rows: 1 }],
] as const)('steps of the form %s are in %o on wide screens, and one below another on phones', async (form, wide) => {
  const page = await open(form);
  expect(await places(page, steps)).toEqual(wide);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await places(page, steps)).toEqual({ columns: 1, rows: 4 });
});

test('rows have number, title and text in three columns', async () => {
  const page = await open('ledger');
  const [number] = await boxesOf(page, `${steps}:first-child > span`);
  const [title] = await boxesOf(page, `${steps}:first-child h3`);
  const [words] = await boxesOf(page, `${steps}:first-child p`);
  expect(title?.right).toBeLessThanOrEqual(number?.left ?? 0);
  expect(words?.right).toBeLessThanOrEqual(title?.left ?? 0);
});

test('fields of colour touch each other', async () => {
  const fields = await boxesOf(await open('poster'), steps);
  for (const [index, field] of fields.slice(1).entries()) expect(field.right).toBe(fields[index]?.left);
});

test('the first of some points is as high as the others together', async () => {
  for (const form of ['poster', 'columns'] as const) {
    const [first, ...others] = await boxesOf(await open(form), 'main [data-part="points"] > li');
    expect(new Set(others.map(({ right }) => right)).size, form).toBe(1);
    expect(others[0]?.right, form).toBeLessThanOrEqual(first?.left ?? 0);
    expect(Math.abs((others.at(-1)?.bottom ?? 0) - (first?.bottom ?? 0)), form).toBeLessThanOrEqual(1);
  }
});

test('open answers are beside their questions', async () => {
  const page = await open('ledger');
  const [question] = await boxesOf(page, 'main summary');
  const [answer] = await boxesOf(page, 'main details > div');
  expect(answer?.right).toBeLessThanOrEqual(question?.left ?? 0);
});

test('a schedule has times in a column, whose fields touch each other', async () => {
  const times = await boxesOf(await open('poster'), 'main ol:not([data-part]) > li > p');
  expect(times).toHaveLength(4);
  expect(new Set(times.map(({ right }) => right)).size).toBe(1);
});

test('a picture fills a half of the window, or lies below words that overlap it', async () => {
  const [bleeding] = await boxesOf(await open('poster'), 'main [data-part="scene"] img');
  expect(bleeding?.left).toBeLessThanOrEqual(0);
  const page = await open('panel');
  const [picture] = await boxesOf(page, 'main section > div > div > [data-part="scene"]');
  const [words] = await boxesOf(page, 'main section > div > div > div:has(+ [data-part="scene"])');
  expect(words?.left).toBeLessThan(picture?.right ?? 0);
});

test('nothing is wider than a phone', async () => {
  for (const form of Object.keys(looks) as (keyof typeof looks)[]) {
    const page = await open(form, 320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), form).toBe(320);
  }
});
