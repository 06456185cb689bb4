import createBidi from 'bidi-js';
import { describe, expect, test } from 'vitest';
import { readPieces } from '../../../../generator/editor/app/paste/pieces.ts';
import { saysNumbering } from '../../../../templates/blocks/prose/flow-lines.ts';
import { numberOf } from '../../../../templates/blocks/prose/numbering.ts';
import { bodyOf } from '../../../support/html-node.ts';

const style = (language: string, numerals: 'latn' | 'arab' = 'latn') => ({ language, numerals });
const letter = (number: number, language = 'ar') => numberOf({ number, numbering: 'letters', above: [] }, style(language));

describe('item marker', () => {
  test('is a letter in the order of Saudi laws, doubled after the last', () => {
    const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => letter(number));
    expect(first).toEqual(['أ-', 'ب-', 'ج-', 'د-', 'هـ-', 'و-', 'ز-', 'ح-', 'ط-', 'ي-']);
    expect([11, 28, 29, 30, 56, 57].map((number) => letter(number))).toEqual(['ك-', 'غ-', 'أأ-', 'أب-', 'أغ-', 'بأ-']);
    expect(new Set(Array.from({ length: 200 }, (_, index) => letter(index + 1))).size).toBe(200);
  });

  test('is a letter of the language of the page', () => {
    expect([1, 2, 26, 27].map((number) => letter(number, 'en'))).toEqual(['a.', 'b.', 'z.', 'aa.']);
    expect([1, 2].map((number) => letter(number, 'fr-CA'))).toEqual(['a.', 'b.']);
    expect([1, 2, 5].map((number) => letter(number, 'ur'))).toEqual(['الف-', 'ب-', 'ہ-']);
  });

  test('is a number if no letter exists for it', () => {
    expect(letter(0)).toBe('0');
  });

  test.each([
    [[], 1, 'ar', 'latn', '1'],
    [[1], 1, 'ar', 'latn', '1-1'],
    [[1, 2], 3, 'ar', 'latn', '1-2-3'],
    [[10], 12, 'ar', 'arab', '\u202D١٠-١٢\u202C'],
    [[], 4, 'en', 'latn', '4.'],
    [[4], 1, 'en', 'latn', '4.1'],
    [[], 1447, 'ar', 'latn', '1447'],
  ] as const)('under %j of item %i in %s (%s) is %s', (above, number, language, numerals, expected) => {
    expect(numberOf({ number, numbering: 'nested', above }, style(language, numerals))).toBe(expected);
  });

  test.each(['latn', 'arab'] as const)('keeps left-to-right order in %s digits', (numerals) => {
    const expected = numberOf({ number: 3, numbering: 'nested', above: [1, 2] }, style('ar', numerals));
    const bidi = createBidi();
    const order = bidi.getReorderedIndices(expected, bidi.getEmbeddingLevels(expected, 'rtl'));
    const visible = order.map((at) => expected[at]).filter((one) => !/[\u202C\u202D]/.test(one ?? ''));
    expect(visible.join('')).toBe(numerals === 'arab' ? '١-٢-٣' : '1-2-3');
  });

  test('needs numbering styles only if a list declares a numbering', () => {
    expect(saysNumbering([{ type: 'list', items: [{ text: 'أ', items: ['ب'], numbering: 'letters' }] }])).toBe(true);
    expect(saysNumbering(['{"numbering": "letters"}', { type: 'list', items: ['"numbering":'], numbered: true }])).toBe(false);
  });
});

/** A list item as Word copies it, with its marker. */
const item = (sign: string, text: string, level = 1) =>
  `<p class=MsoListParagraph dir=RTL style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span><span>${text}</span></p>`;
const paste = (html: string) => readPieces(bodyOf(html), { caption: '', column: '' }).pieces;

describe('pasted lists', () => {
  test.each(['أ-', 'أ.', '(أ)', 'ا-', 'أ–', 'هـ-', 'a.', 'A)'])('keep letters of Word: %s', (sign) => {
    expect(paste(item(sign, 'أول') + item('ب-', 'ثان'))).toEqual([{ type: 'list', numbering: 'letters', items: ['أول', 'ثان'] }]);
  });

  test.each(['1.', '١-', '(۱)', 'i.', 'IV.'])('keep numbers of Word: %s', (sign) => {
    expect(paste(item(sign, 'أول') + item(sign, 'ثان'))).toEqual([{ type: 'list', numbered: true, items: ['أول', 'ثان'] }]);
  });

  test.each(['1-1', '1.1', '١-١', '1-1-'])('keep multilevel numbers: %s', (sign) => {
    const html = item('1-', 'باب') + item(sign, 'مادة', 2) + item('2-', 'باب آخر');
    expect(paste(html)).toEqual([{ type: 'list', numbering: 'nested', items: [{ text: 'باب', items: ['مادة'] }, 'باب آخر'] }]);
  });

  test('keep letters below numbers', () => {
    expect(paste(item('1-', 'مادة') + item('أ-', 'فقرة', 2))).toEqual([
      { type: 'list', numbered: true, items: [{ text: 'مادة', items: ['فقرة'], numbering: 'letters' }] },
    ]);
  });

  test.each([
    '<ol type="a"><li>أول</li></ol>',
    '<ol style="list-style-type: lower-alpha"><li>أول</li></ol>',
    '<ol><li style="list-style-type:lower-latin">أول</li></ol>',
  ])('keep letters of %s', (html) => {
    expect(paste(html)).toEqual([{ type: 'list', numbering: 'letters', items: ['أول'] }]);
  });

  test.each(['<ul type="a"><li>أول</li></ul>', '<ul><li style="list-style-type:disc">أول</li></ul>'])(
    'are not numbered for %s',
    (html) => {
      expect(paste(html)).toEqual([{ type: 'list', items: ['أول'] }]);
    },
  );
});
