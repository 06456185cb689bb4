import { describe, expect, test } from 'vitest';
import { allPages, summariseSite } from '../../../../generator/check/facts/site-summary.ts';
import { viewSite } from '../../../../generator/check/facts/site-view.ts';
import { planInline } from '../../../../generator/content/text/inline/plan.ts';
import { linesOfFlow } from '../../../../templates/blocks/prose/flow-lines.ts';
import { everyHeading, outlineOf, type Piece } from '../../../../templates/blocks/prose/outline.ts';
import { anchorOf } from '../../../../templates/components/anchor.ts';

test.each([
  ['كيف نعمل؟', 'كيف-نعمل'],
  ['الشُّروطُ، والأحكـام', 'الشروط-والأحكام'],
  ['  ISO 30414:2018  ', 'iso-30414-2018'],
  ['Café — Été', 'café-été'.normalize('NFC')],
  ['؟!', 'h61f-21'],
])('makes from heading %j the anchor %s', (words, id) => {
  expect(anchorOf(words)).toBe(id);
});

test('lists paragraphs and list items line by line', () => {
  const item = { text: 'ب', paragraphs: ['ج'], items: ['د', 'ه'] };
  expect(linesOfFlow(['أ', { type: 'list', items: ['1', item] }, 'و'])).toEqual(['أ', '1', 'ب', 'ج', 'د', 'ه', 'و']);
  const code = { type: 'code', text: 'npm ci' } as const;
  const figures = [{ type: 'figure' }, { type: 'figure', caption: 'تحتها' }] as const;
  const inItem = { text: 'ب', paragraphs: [code, ...figures] };
  expect(linesOfFlow([{ type: 'list', items: [inItem] }, code])).toEqual(['ب', 'npm ci', 'تحتها', 'npm ci']);
});

describe('heading levels', () => {
  const heading = (text: string): Piece => ({ type: 'heading', text });
  const subheading = (text: string): Piece => ({ type: 'subheading', text });
  const shape = (body: Piece[], top: 2 | 3) =>
    outlineOf(body, top).map(({ id, level, below }) => [id, level, below.map((inner) => [inner.id, inner.level])]);

  test('follow the level of the section above', () => {
    const body = [heading('أ'), 'فقرة', subheading('ب'), subheading('ج'), heading('د')];
    expect(shape(body, 2)).toEqual([
      [
        'أ',
        2,
        [
          ['ب', 3],
          ['ج', 3],
        ],
      ],
      ['د', 2, []],
    ]);
    expect(shape(body, 3).map(([, level]) => level)).toEqual([3, 3]);
  });

  test('take ids from their plain text, the same in links and page summaries', () => {
    const text = '[كيف](/x) **نعمل** `NPS`؟';
    const planned = planInline(text, { resolveHref: (href) => href, annotate: (words) => words });
    expect(outlineOf([{ type: 'heading', text: planned }], 2).map(({ id }) => id)).toEqual(['كيف-نعمل-nps']);
    const view = viewSite({ routes: [{ path: '/', blocks: [{ type: 'prose', body: [{ type: 'minor-heading', text }] }] }] });
    expect(allPages(summariseSite(view)).flatMap(({ ids }) => ids.map(({ value }) => value))).toEqual(['كيف-نعمل-nps']);
  });

  test('go down to the third level of a text without losing any', () => {
    const minor = (text: string): Piece => ({ type: 'minor-heading', text });
    const levels = (body: Piece[], top: 2 | 3) => everyHeading(outlineOf(body, top)).map(({ id, level }) => id + level);
    const body = [
      heading('أ'),
      subheading('ب'),
      minor('ج'),
      minor('د'),
      subheading('ه'),
      heading('و'),
      minor('ز'),
      subheading('ح'),
    ];
    expect(levels(body, 2)).toEqual(['أ2', 'ب3', 'ج4', 'د4', 'ه3', 'و2', 'ز3', 'ح3']);
    expect(levels(body, 3)).toEqual(['أ3', 'ب4', 'ج5', 'د5', 'ه4', 'و3', 'ز4', 'ح4']);
    expect(levels([minor('أ'), minor('ب'), subheading('ج'), heading('د')], 2)).toEqual(['أ2', 'ب3', 'ج3', 'د2']);
  });

  test('go down to the fourth level of a text, the last that HTML has below a section', () => {
    const minor = (text: string): Piece => ({ type: 'minor-heading', text });
    const fourth = (text: string): Piece => ({ type: 'paragraph-heading', text });
    const levels = (body: Piece[], top: 2 | 3) => everyHeading(outlineOf(body, top)).map(({ id, level }) => id + level);
    const body = [heading('أ'), fourth('ب'), subheading('ج'), fourth('د'), minor('ه'), fourth('و'), fourth('ز'), minor('ح')];
    expect(levels(body, 2)).toEqual(['أ2', 'ب3', 'ج3', 'د4', 'ه4', 'و5', 'ز5', 'ح4']);
    expect(levels(body, 3)).toEqual(['أ3', 'ب4', 'ج4', 'د5', 'ه5', 'و6', 'ز6', 'ح5']);
    expect(levels([fourth('أ'), minor('ب'), fourth('ج'), heading('د')], 2)).toEqual(['أ2', 'ب3', 'ج4', 'د2']);
  });

  test('lose none if a subheading comes first', () => {
    expect(shape([subheading('أ'), subheading('ب'), heading('ج'), subheading('د')], 2)).toEqual([
      ['أ', 2, [['ب', 3]]],
      ['ج', 2, [['د', 3]]],
    ]);
  });
});
