import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { buildAndServe } from '../support/build.ts';
import { openBrowser } from '../support/page.ts';
import { pictureSite } from '../support/picture-site.ts';
import { adoptStyles } from './measures/text.ts';

const visit = openBrowser({ isReused: true, isUnpainted: true });

/** Printable area of A4, in CSS pixels. */
const [width, height] = [673, 986];

const words = 'كانت الطاحونة تعمل من الفجر إلى أن يجف الجدول في آخر الصيف.';
const items = ['نستمع', 'نتفق', 'نعمل', 'نقيس'].map((title) => ({ title, text: words }));
const figures = ['100', '4', '5'].map((value) => ({ value, label: words }));
const facts = ['الطلب', 'المدة'].flatMap((group) => [
  { group, term: 'من يطلبها', values: ['المالك'] },
  { term: 'الرد', values: ['خلال أسبوع'] },
]);
const prose = [
  { type: 'heading', text: 'الحبوب' },
  { type: 'subheading', text: 'القمح' },
  { type: 'minor-heading', text: 'قمح الشتاء' },
  words,
  { type: 'paragraph-heading', text: 'قمح الصيف' },
  words,
];
const blocks = [
  { type: 'hero', title: 'الطاحونة', image: { src: 'picture.svg', alt: '', decorative: true } },
  { type: 'steps', heading: 'كيف نعمل', items },
  { type: 'points', heading: 'لماذا نحن', layout: 'steps', items: items.map((item) => ({ ...item, icon: 'check' })) },
  { type: 'figures', heading: 'العام في أرقام', items: figures },
  { type: 'facts', heading: 'الرخصة في سطور', items: facts },
  { type: 'timeline', heading: 'تاريخها', items: items.map((item, at) => ({ ...item, when: `${1400 + at}` })) },
  { type: 'faq', heading: 'أسئلة', items: items.map(({ title, text }) => ({ question: title, answer: [text] })) },
  { type: 'prose', heading: 'كتابها', body: prose },
];

describe.each(['scholarly', 'civic', 'curated', 'playful'])('a page of the look %s on paper', (look) => {
  let server: RunningServer;
  beforeAll(async () => {
    const siteFile = await pictureSite({ 'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>' });
    const site = JSON.parse(await readFile(siteFile, 'utf8'));
    site.site.theme = { ...site.site.theme, look };
    site.routes[1].blocks = blocks;
    await writeFile(siteFile, JSON.stringify(site));
    server = await buildAndServe(siteFile, { isDraft: true });
  });
  afterAll(() => server?.close());

  /** Moves each section over a sheet, and returns the headings that at some place are not on the sheet of what follows. */
  test('keeps each heading on the sheet of what follows it, wherever the sheet ends', async () => {
    const { page } = await visit('/page-0', { home: server.url, width: 794 });
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await adoptStyles(
      page,
      `body { display: block !important; margin: 0; inline-size: ${width}px; block-size: ${height}px; columns: ${width}px auto; column-gap: 0; column-fill: auto }`,
    );
    const alone = await page.evaluate(
      ([sheet, end]) => {
        const edge = () => document.body.getBoundingClientRect().right;
        const sheetOf = (element: Element) => {
          const box = [...element.getClientRects()].find((one) => one.height > 1);
          return box && Math.floor((edge() - (box.left + box.right) / 2) / sheet);
        };
        const following = (heading: Element) => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          walker.currentNode = heading;
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            if (!heading.contains(node) && node.textContent?.trim() && node.parentElement?.checkVisibility())
              return node.parentElement;
          return null;
        };
        const found: string[] = [];
        for (const section of document.querySelectorAll('main section:has(h2)')) {
          const spacer = document.createElement('div');
          spacer.style.breakBefore = 'column';
          section.before(spacer);
          const headings = [...section.querySelectorAll('h2, h3, h4, h5, h6')].map((one) => [one, following(one)] as const);
          for (let offset = 1; offset < end; offset += 3) {
            spacer.style.blockSize = `${offset}px`;
            for (const [heading, next] of headings)
              if (next && sheetOf(heading) !== sheetOf(next)) found.push(`${heading.textContent}, ${offset} px`);
          }
          spacer.remove();
        }
        return { found, count: document.querySelectorAll('main :is(h2, h3, h4, h5, h6)').length };
      },
      [width, height] as const,
    );
    expect(alone.count).toBeGreaterThan(20);
    expect(alone.found).toEqual([]);
  });
});
