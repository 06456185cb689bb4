import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { Site } from '../../site.schema.ts';
import { openBrowser } from '../support/page.ts';
import { serveMinimal } from '../support/sites.ts';
import { overlappingText, sidewaysOverflow } from './measures/text.ts';
import { measureTogether } from './measures/together.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });
let server: RunningServer;

type Route = Site['routes'][number];

const image = { src: 'picture.svg', alt: '', decorative: true as const };
const many = <Item>(count: number, item: (number: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index + 1));
const banner = { type: 'banner', title: 'المكتبة العامة', text: 'كتب وأجهزة وقاعات مفتوحة للجميع.' } as const;

const figures = (values: string[]) => ({
  type: 'figures' as const,
  heading: 'المكتبة في أرقام',
  items: values.map((value, index) => ({
    value,
    label: `ما يقوله العدد ${value}${' في كلمات كثيرة'.repeat(index % 3)}`,
    ...(index === 1 && { drawing: 'dots' as const }),
  })),
});

const reflection = {
  subject: 'أجب عن أربع عبارات عن القراءة، وارسم نجمتك',
  scale: ['أبدًا', 'نادرًا', 'أحيانًا', 'غالبًا', 'دائمًا'],
  statements: ['الوقت', 'المكان', 'الصحبة', 'الفهم'].map((name) => ({ name, text: `أجد للقراءة ما تحتاج إليه من ${name}.` })),
  result: 'هذا شكل قراءتك كما تراها أنت، لا نتيجة اختبار.',
  action: { label: 'اختر كتابك التالي', href: '/' },
};

const pages: Record<string, Partial<Route>> = {
  ruler: {
    layout: 'ruler',
    blocks: [{ type: 'intro', title: 'المقياس', text: ['كلمات.'], image }, ...many(12, () => figures(['4']))],
  },
  cover: { blocks: [banner] },
  figures: { blocks: [banner, figures(['12,400', '9', '1,180 كم', '61,300', '1897']), figures(['4', '5', '6', '7', '8'])] },
  rings: {
    blocks: [
      banner,
      {
        type: 'rings',
        heading: 'ثلاث دوائر تخدمها المكتبة',
        text: 'يصل الكتاب إلى القارئ حيث هو.',
        rings: ['الحي', 'المدينة', 'المنطقة كلها'].map((title) => ({ title, text: 'كتب تصل في يوم طلبها.' })),
      },
    ],
  },
  star: { blocks: [{ type: 'hero', title: 'اقرأ ما يفتح لك بابًا', text: 'كتاب كل شهر.', reflection }] },
  card: {
    blocks: [banner, { type: 'card-grid', heading: 'يتصل بهذا', layout: 'grid', cards: { collection: 'cards', names: ['one'] } }],
  },
};

beforeAll(async () => {
  server = await serveMinimal((site) => {
    site.site.theme = { brand: '#1b5e7d', accent: '#f0b199', look: 'civic' };
    const card = { name: 'one', id: 1, title: 'قاعة الأطفال', description: 'حكايات كل مساء.', href: '/', image };
    site.collections = { cards: { type: 'link-cards', cards: [card] } };
    for (const [name, page] of Object.entries(pages))
      site.routes.push({
        path: `/${name}`,
        title: name,
        description: `صفحة ${name} تعرض موضع كل جزء من أجزائها، ولا يقصد بها غير ذلك.`,
        breadcrumb: [{ label: 'الرئيسية', href: '/' }, { label: name }],
        ...page,
      } as Route);
  });
});
afterAll(() => server?.close());

const open = async (path: string, width: number, height = 800) => {
  const { page } = await visit(path, { home: server.url, width, height });
  await page.evaluate(() => document.fonts.ready);
  return page;
};

test('ruler marks do not cross section numbers', async () => {
  const { page } = await visit('/ruler', { home: server.url, isDrawn: true });
  const rails = await page.evaluate(() => {
    const sections = [...document.querySelectorAll('main > div > section')];
    const places = sections.map((section) => {
      const style = getComputedStyle(section, '::after');
      const right = section.getBoundingClientRect().right - Number.parseFloat(style.paddingInlineStart);
      const digits = Number.parseFloat(style.fontSize);
      const top = section.getBoundingClientRect().top + scrollY + Number.parseFloat(style.borderBlockStartWidth) + 2;
      // As wide as two digits, as high as one.
      return {
        x: Math.ceil(right - 1.2 * digits),
        y: Math.ceil(top + 0.4 * digits),
        width: Math.floor(1.2 * digits),
        height: Math.floor(digits),
      };
    });
    return places;
  });
  expect(rails).toHaveLength(12);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section::after { color: transparent !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const picture = sharp(await page.screenshot({ fullPage: true }));
  for (const { x: left, y: top, width, height } of rails) {
    const { channels } = await picture.clone().extract({ left, top, width, height }).stats();
    expect(channels.map(({ stdev }) => stdev < 1)).not.toContain(false);
  }
});

test('a cover without a picture is as high as its text needs', async () => {
  for (const width of [1280, 1920]) {
    const page = await open('/cover', width);
    const empty = await page.evaluate(() => {
      const words = document.querySelector('[data-part="words"]') as Element;
      return words.getBoundingClientRect().top - (words.closest('section') as Element).getBoundingClientRect().top;
    });
    expect(empty).toBeLessThanOrEqual(0.1 * 800 + 1);
  }
});

test('five figures fill their rows, with numbers and labels of a row aligned', async () => {
  for (const width of [768, 1024, 1280, 1920]) {
    const page = await open('/figures', width);
    const lists = await page.locator('main dl').evaluateAll((all) =>
      all.map((list) => {
        const { left, right } = list.getBoundingClientRect();
        const places = [...list.children].map((one) => {
          const boxOf = (part: string) => (one.querySelector(part) ?? one).getBoundingClientRect();
          const [box, number, words] = [one.getBoundingClientRect(), boxOf('dd span'), boxOf('dt')];
          return {
            start: box.right,
            end: box.left,
            top: Math.round(box.top),
            base: Math.round(number.bottom),
            words: Math.round(words.top),
          };
        });
        const rows = [...new Set(places.map(({ top }) => top))].map((top) => places.filter((one) => one.top === top));
        return rows.map((row) => ({
          isFull: Math.abs((row[0]?.start ?? 0) - right) < 2 && Math.abs((row.at(-1)?.end ?? 0) - left) < 2,
          bases: new Set(row.map(({ base }) => base)).size,
          words: new Set(row.map(({ words }) => words)).size,
        }));
      }),
    );
    for (const rows of lists) for (const row of rows) expect(row, `${width} px`).toEqual({ isFull: true, bases: 1, words: 1 });
  }
});

test('rings fill a good part of a tablet, beside their statement', async () => {
  const page = await open('/rings', 768, 1024);
  const rings = await page.evaluate(() => {
    const section = document.querySelector('section:has(details)') as Element;
    const box = section.getBoundingClientRect();
    const widest = [...section.querySelectorAll('svg > circle')].at(-1)?.getBoundingClientRect() as DOMRect;
    const list = section.querySelector('details')?.getBoundingClientRect() as DOMRect;
    const statement = section.querySelector('h2')?.getBoundingClientRect() as DOMRect;
    const heading = document.createRange();
    heading.selectNodeContents(section.querySelector('h2') as Element);
    return {
      across: widest.right / box.width,
      isAbove: widest.bottom <= list.top + 24,
      statement: (statement.top - box.top) / box.height,
      gap: Math.min(...[...heading.getClientRects()].map(({ left }) => left)) - widest.right,
    };
  });
  expect(rings.across).toBeGreaterThan(0.38);
  expect(rings.isAbove).toBe(true);
  expect(rings.statement).toBeLessThan(0.15);
  expect(rings.gap).toBeGreaterThanOrEqual(0);
  expect(await measureTogether(page, [overlappingText, sidewaysOverflow])).toEqual([]);
});

/** Answers all statements by mouse. */
async function answerAll(page: Page): Promise<void> {
  for (const row of await page.locator('main fieldset').all()) await row.locator('input').nth(3).click();
}

test('the result of a reflection replaces its subject in view, without layout shift', async () => {
  const page = await open('/star', 1280);
  const [subject, closing] = [page.getByText(reflection.subject), page.getByText(reflection.result)];
  const topOfRows = () =>
    page
      .locator('main fieldset input')
      .first()
      .evaluate((one) => one.getBoundingClientRect().top);
  expect([await subject.isVisible(), await closing.isVisible()]).toEqual([true, false]);
  const before = await topOfRows();
  await answerAll(page);
  expect([await subject.isVisible(), await closing.isVisible()]).toEqual([false, true]);
  expect(await topOfRows()).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await closing.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(800);
  await page.getByRole('button', { name: 'ابدأ من جديد' }).click();
  expect([await subject.isVisible(), await closing.isVisible()]).toEqual([true, false]);
});

test('the circles of a reflection are printed', async () => {
  const page = await open('/star', 794);
  await page.emulateMedia({ media: 'print' });
  const adjusted = await page
    .locator('main input[type="radio"]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).printColorAdjust));
  expect(new Set(adjusted)).toEqual(new Set(['exact']));
});

test('a single card is horizontal and wide', async () => {
  for (const [width, least] of [
    [768, 700],
    [1280, 760],
  ] as const) {
    const page = await open('/card', width);
    const card = await page.locator('[data-part="cards"] article').evaluate((one) => {
      const { width: all, height } = one.getBoundingClientRect();
      return { all, isWide: all > 1.5 * height };
    });
    expect(card.all).toBeGreaterThan(least);
    expect(card.isWide).toBe(true);
  }
});
