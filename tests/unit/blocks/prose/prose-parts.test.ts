import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allPages, summariseSite } from '../../../../generator/check/facts/site-summary.ts';
import { viewSite } from '../../../../generator/check/facts/site-view.ts';
import { readPieces } from '../../../../generator/editor/app/paste/pieces.ts';
import { asOneLine } from '../../../../generator/editor/app/paste/plan-paste.ts';
import { deferredStyleSetOf } from '../../../../generator/pages/plan/deferred-styles.ts';
import { pageText } from '../../../../generator/pages/render/page-text.ts';
import { PieceView } from '../../../../templates/blocks/prose/piece.tsx';
import { type RenderContext, RenderProvider } from '../../../../templates/model/page/render-context.tsx';
import { resolveThemeOptions } from '../../../../templates/theme/theme-options.ts';
import { bodyOf } from '../../../support/html-node.ts';

type Shown = Parameters<typeof PieceView>[0]['piece'];

function rendered(piece: Shown): string {
  const value = {
    frame: { site: { language: 'ar' } },
    ids: { count: 0 },
    pieces: [],
    keep: () => '',
  } as unknown as RenderContext;
  return renderToStaticMarkup(createElement(RenderProvider, { value }, createElement(PieceView, { piece, below: undefined })));
}

const withoutClasses = (html: string) => html.replaceAll(/ class="[^"]*"/g, '');

const details: Shown = { type: 'details', id: 'how', title: 'كيف <b>؟', text: ['هكذا.'] };

test('renders details that work without scripts, with the id on the content that links open', () => {
  expect(withoutClasses(rendered(details))).toBe(
    '<details><summary>كيف &lt;b&gt;؟</summary><div id="how"><p dir="rtl">هكذا.</p></div></details>',
  );
});

test('puts the declared id on callouts and asides, and no attribute without one', () => {
  expect(rendered({ type: 'aside', id: 'a', text: ['أ'] })).toContain(' id="a"');
  expect(rendered({ type: 'callout', id: 'b', title: 'ب', text: ['أ'] })).toContain(' id="b"');
  expect(rendered({ type: 'aside', text: ['أ'] })).not.toContain(' id=');
  expect(rendered({ type: 'callout', title: 'ب', text: ['أ'] })).not.toContain(' id=');
});

test('includes ids of parts in the page summary', () => {
  const body = [{ type: 'aside', id: 'a', text: ['أ'] }, { type: 'callout', id: 'b', title: 'ب', text: ['أ'] }, details];
  const view = viewSite({ routes: [{ path: '/', blocks: [{ type: 'prose', body }] }] });
  expect(allPages(summariseSite(view)).flatMap(({ ids }) => ids.map(({ value }) => value))).toEqual(['a', 'b', 'how']);
});

test('indexes the content of closed details under their anchor', () => {
  expect(pageText(`<main>${rendered(details)}</main>`).sections).toEqual([
    { anchor: '', heading: '', text: 'كيف \u2066<b>\u2069؟' },
    { anchor: 'how', heading: '', text: 'هكذا.' },
  ]);
});

const read = (html: string) => readPieces(bodyOf(html), { caption: '', column: '' });

test('pastes details with paragraphs, lists and code', () => {
  const html =
    '<details><summary><a href="https://e.org">كيف</a>؟</summary><p>هكذا.</p><ul><li>أ</li></ul><pre>npm ci</pre></details>';
  const { pieces, notes } = read(html);
  expect(pieces).toEqual([
    { type: 'details', title: 'كيف؟', text: ['هكذا.', { type: 'list', items: ['أ'] }, { type: 'code', text: 'npm ci' }] },
  ]);
  expect(asOneLine(pieces, notes)).toBe('كيف؟ هكذا. أ `npm ci`');
});

test.each([
  ['<details><p>أ</p></details>', ['أ']],
  ['<details><summary>كيف؟</summary></details>', ['كيف؟']],
  ['<details><summary>أ</summary><h2>ب</h2><p>ت</p></details>', ['أ', { type: 'heading', text: 'ب' }, 'ت']],
])('keeps the words of %s without making details of it', (html, pieces) => {
  expect(read(html).pieces).toEqual(pieces);
});

const table = { type: 'table', columns: ['أ', 'ب'], rows: [['ت', '1']] } as const;

test('labels a table in a callout or details by the title of its parent if it has no caption', () => {
  for (const piece of [
    { type: 'callout', title: 'تنبيه', text: ['أ', table] },
    { type: 'details', title: 'تفاصيل', text: [table] },
  ] as Shown[]) {
    const html = rendered(piece);
    const [, id = ''] = /<(?:p|summary) id="([^"]+)"/.exec(html) ?? [];
    expect(id).not.toBe('');
    expect(html.split(` aria-labelledby="${id}"`)).toHaveLength(3);
    expect(html).toContain('<th scope="row"');
  }
});

test('adds table styles only to a page that has a nested table', () => {
  const pageOf = (...body: unknown[]) =>
    deferredStyleSetOf({ blocks: [{ type: 'prose', body }] as never }, resolveThemeOptions());
  expect(pageOf({ type: 'callout', text: ['أ', table] })).toBe('prose prose/inner-table prose/lists table');
  expect(pageOf({ type: 'callout', text: ['أ'] }, table)).toBe('prose table');
});

const hours = {
  type: 'table',
  caption: 'الأوقات',
  rows: [
    ['الأحد', '8'],
    ['الخميس', ['9', '12']],
  ],
} as const;
const plainTable = (html: string) => withoutClasses(/<table.*<\/table>/s.exec(html)?.[0] ?? '');

test('renders a table without columns with row headers, and measures its width by the first row', () => {
  const html = rendered(hours as unknown as Shown);
  expect(plainTable(html)).toBe(
    '<table><caption><span id="caption_1">الأوقات</span></caption><tbody>' +
      '<tr><th scope="row"><span>الأحد</span></th><td>8</td></tr>' +
      '<tr><th scope="row"><span>الخميس</span></th><td><ul role="list"><li>9</li><li>12</li></ul></td></tr></tbody></table>',
  );
  expect(pageText(`<main>${html.slice(0, html.indexOf('</table>'))}</main>`).sections.map(({ text }) => text)).toEqual([
    'الأوقات الأحد 8 الخميس 9 12',
  ]);
  const wide = (count: number) => rendered({ type: 'table', caption: 'أ', rows: [Array.from({ length: count }, () => 'ب')] });
  expect([wide(4), wide(5)].map((one) => one.includes('data-wide'))).toEqual([false, true]);
});

test('renders no header cells in a plain table', () => {
  const grid = { type: 'table', caption: 'أ', rows: [['ب', '1']], total: ['ج', '2'], isPlain: true } as const;
  expect(plainTable(rendered(grid as unknown as Shown))).toBe(
    '<table><caption><span id="caption_1">أ</span></caption><tbody><tr><td>ب</td><td data-number="">1</td></tr></tbody>' +
      '<tfoot><tr><td>ج</td><td data-number="">2</td></tr></tfoot></table>',
  );
});
