import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalForm, textHash } from '../../../../generator/content/translations/normal-form.ts';
import { awkwardText } from '../../../support/translations.ts';

const same = (one: string, other: string) => textHash(one) === textHash(other);

describe('changes that keep a hash', () => {
  test.each([
    ['خُبْزٌ طازَج', 'خبز طازج'],
    ['خبـــز', 'خبز'],
    ['خبز، وملح.', 'خبز وملح'],
    ['«خبز»', '"خبز"'],
    ['خبز\u200f طازج', 'خبز  طازج\n'],
    ['خبز **طازج** من [الفرن](/oven)', 'خبز طازج من [الفرن](/khubz/oven)'],
    ['وزن `Sourdough` نصف', 'وزن Sourdough نصف'],
    ['שָׁלוֹם', 'שלום'],
    ['cafe\u0301', 'café'],
    ['Bread – fresh', 'Bread: fresh!'],
  ])('include %j and %j', (one, other) => expect(same(one, other)).toBe(true));
});

describe('changes that change a hash', () => {
  test.each([
    ['لا خبز', 'خبز'],
    ['10 أرغفة', '90 رغيفًا'],
    ['10 أرغفة', '90 أرغفة'],
    ['2.5', '25'],
    ['7 8', '78'],
    ['90%', '90'],
    ['آخر', 'اخر'],
    ['ؤ', 'و'],
    ['कि', 'की'],
    ['น้ำ', 'นำ'],
    ['café', 'cafe'],
    ['؟', '!'],
    ['C#', 'C'],
    ['𝟏𝟎', '𝟏𝟗'],
    ['%s', 's'],
  ])('include %j and %j', (one, other) => expect(same(one, other)).toBe(false));
});

test('loses no letter and no digit, except in addresses', () => {
  const letters = (text: string) => text.normalize('NFC').match(/[[\p{L}--\u0640]\p{Nd}]/gv) ?? [];
  fc.assert(
    fc.property(awkwardText, (text) => {
      // Text in brackets after words may be an address.
      const plain = text.replaceAll(']', '').replaceAll('`', '');
      expect(letters(normalForm(plain))).toEqual(letters(plain));
    }),
    { seed: 27, numRuns: 500 },
  );
});

test('hashes briefly and reproducibly', () => {
  expect(textHash('خبز طازج')).toMatch(/^[\da-z]{11}$/);
  expect([textHash('خبز طازج'), textHash('Fresh bread')]).toMatchInlineSnapshot(`
    [
      "jpdwaeg4w3d",
      "d4469umul52",
    ]
  `);
});
