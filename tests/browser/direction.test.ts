import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { Block } from '../../templates/blocks/schemas.ts';
import { orderOf, type ShownText, shownTexts } from '../support/direction-texts.ts';
import { openBrowser } from '../support/page.ts';
import { serveMinimal } from '../support/sites.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });
const servers: RunningServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

type Direction = 'rtl' | 'ltr';

/** Escapes characters that content would read as marks. */
const asContent = (text: string) => text.replaceAll(/[*`[\]\\^]/g, String.raw`\$&`);

/** A menu has few links: only a sample of the texts. */
const inMenu = ({ text }: ShownText, index: number) => index % 12 === 0 && text.length < 40;

/** Numbers formatted by a chart. */
const chart = { unit: '%', categories: ['أ', 'ب', 'ج'], series: [{ label: 'س', values: [-20, 5.5, -1234] }] };
const inChart = ['-20%', '5.5%', '-1,234%'];

function blocksOf(texts: string[]): Block[] {
  const written = texts.map(asContent);
  const terms = written.map((text, index) => ({ term: `ب ${'أ'.repeat(1 + (index % 3))}`, values: [text] }));
  return [
    { type: 'prose', id: 'texts', heading: 'نص', body: written },
    { type: 'prose', id: 'items', heading: 'قائمة', body: [{ type: 'list', items: written }] },
    { type: 'prose', id: 'links', heading: 'روابط', body: written.map((text) => `[${text}](tel:+966112345678)`) },
    {
      type: 'prose',
      id: 'titles',
      heading: 'عناوين',
      body: texts.map((text, index) => ({ type: 'heading', text, id: `text-${index}` })),
    },
    { type: 'facts', id: 'values', heading: 'حقائق', items: terms },
    { type: 'chart', id: 'chart', ...chart, kind: 'bars', caption: 'رسم', categoryLabel: 'فئة', tableLabel: 'الأرقام' },
    { type: 'table', id: 'cells', caption: 'جدول', columns: ['أ', 'ب'], rows: written.map((text) => ['خلية', text]) },
  ] as unknown as Block[];
}

/** Selectors of the elements that show the texts, in order. */
const places: Record<string, string> = {
  prose: '#texts p',
  list: '#items li',
  'words of a tel: link': '#links a',
  heading: '#titles h3',
  facts: '#values dd',
  'cell of a table': '#cells tbody td',
  menu: '#menu_ > [data-row] > li > a',
};

/** Character indexes of texts in visual order from the left, without spaces. */
function visualOrders(page: Page, selector: string): Promise<{ text: string; order: number[] }[]> {
  return page.evaluate((css) => {
    const boxesOf = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: { at: number; middle: number }[] = [];
      let text = '';
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.nodeValue ?? '';
        for (let at = 0; at < words.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const [box] = range.getClientRects();
          if (box && !/\s/.test(words[at] ?? '')) boxes.push({ at: text.length + at, middle: box.left + box.width / 2 });
        }
        text += words;
      }
      return { text, order: boxes.sort((a, b) => a.middle - b.middle).map(({ at }) => at) };
    };
    return [...document.querySelectorAll(css)].map(boxesOf);
  }, selector);
}

const words = (text: string, indexes: number[]) => indexes.map((at) => text[at]).join('');

async function open(direction: Direction, texts: ShownText[]): Promise<Page> {
  const server = await serveMinimal((site) => {
    Object.assign(site.site, { direction, language: direction === 'rtl' ? 'ar' : 'en' });
    site.header.links = texts.filter(inMenu).map(({ text }) => ({ label: text, href: '/' })) as typeof site.header.links;
    const [home] = site.routes;
    if (home) home.blocks = [...home.blocks.slice(0, 1), ...blocksOf(texts.map(({ text }) => text))];
  });
  servers.push(server);
  const { page } = await visit('/', { home: server.url, width: 1280 });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { white-space: nowrap !important } #menu_, #menu_ :is(ul, li, a) { display: block !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

describe.each(['rtl', 'ltr'] as const)('bidirectional text on a page %s', (direction) => {
  test('is displayed in the expected order everywhere', async () => {
    const texts = shownTexts(direction);
    const page = await open(direction, texts);
    const wrong: string[] = [];
    const compare = (place: string, all: { text: string; order: number[] }[], expectedTexts: ShownText[]) => {
      // The menu has more links after the texts.
      const seen = place === 'menu' ? all.slice(0, expectedTexts.length) : all;
      expect(
        // Numbers contain no-break spaces.
        seen.map(({ text }) => text.replaceAll('\u00a0', ' ')),
        place,
      ).toEqual(expectedTexts.map(({ text }) => text));
      for (const [index, shown] of expectedTexts.entries()) {
        const [is, should] = [words(shown.text, seen[index]?.order ?? []), words(shown.text, orderOf(shown))];
        if (is !== should) wrong.push(`${place}: ${shown.text}: ${is} instead of ${should}`);
      }
    };
    for (const [place, selector] of Object.entries(places))
      compare(place, await visualOrders(page, selector), place === 'menu' ? texts.filter(inMenu) : texts);
    const drawn = await visualOrders(page, '#chart svg + span');
    expect(drawn.map(({ text, order }) => words(text, order))).toEqual(inChart);
    expect(wrong).toEqual([]);
  });
});
