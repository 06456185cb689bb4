import { describe, expect, test } from 'vitest';
import { createMatcher } from '../../../../../generator/editor/document/replacing/matcher.ts';
import { fold } from '../../../../../templates/components/fold.ts';

const query = (find: string) => ({ find, isWholeWord: false, hasCase: false, isExact: false });
const found = (text: string, find: string, how: Partial<ReturnType<typeof query>> = {}) =>
  createMatcher({ ...query(find), ...how })?.(text).map(({ from, to }) => text.slice(from, to));

describe('a query', () => {
  test.each([
    ['قال محمَّدٌ ثم محـــمد', 'محمد', ['محمَّدٌ', 'محـــمد']],
    ['إدارة الإدارة ادارة', 'ادارة', ['إدارة', 'إدارة', 'ادارة']],
    ['مسؤول ومسئول ومسءول', 'مسؤول', ['مسؤول', 'مسئول', 'مسءول']],
    ['شيء وشيئًا', 'شي', ['شيء', 'شي']],
    ['مدرسه مدرسة', 'مدرسة', ['مدرسه', 'مدرسة']],
    ['على علي', 'علي', ['على', 'علي']],
    ['١٢٬٥٠٠ و12500 و۱۲۵۰۰', '12,500', ['١٢٬٥٠٠', '12500', '۱۲۵۰۰']],
    ['Café CAFE', 'cafe', ['Café', 'CAFE']],
    ['شركة\u00a0قيم\nشركة  قيم', 'شركة قيم', ['شركة\u00a0قيم', 'شركة  قيم']],
    ['a.b (c) a+b', 'a+b', ['a+b']],
  ])('finds in %j by %j', (text, find, all) => {
    expect(found(text, find)).toEqual(all);
  });

  test.each([
    ['قال محمَّد ثم محمد', 'محمد', ['محمد']],
    ['كتبَ كتب', 'كتب', ['كتب']],
    ['إدارة ادارة', 'ادارة', ['ادارة']],
    ['a.b axb', 'a.b', ['a.b']],
  ])('that is exact finds in %j by %j', (text, find, all) => {
    expect(found(text, find, { isExact: true })).toEqual(all);
  });

  test('of whole words finds no parts of words, as after an article or a particle', () => {
    const text = 'قيم، القيم وقيم (قِيَمٌ) قيمة قيم_1 قيمـ';
    expect(found(text, 'قيم', { isWholeWord: true })).toEqual(['قيم', 'قِيَمٌ']);
  });

  test('with case tells capital from small Latin letters, whether exact or not', () => {
    const text = 'Qiyam qiyam QIYAM Qiyám';
    expect(found(text, 'Qiyam', { hasCase: true })).toEqual(['Qiyam', 'Qiyám']);
    expect(found(text, 'Qiyam', { hasCase: true, isExact: true })).toEqual(['Qiyam']);
    expect(found(text, 'Qiyam', { isExact: true })).toEqual(['Qiyam', 'qiyam', 'QIYAM']);
  });

  test.each(['', '  ', '\u064b', '\u0640\u0640'])('without letters, %j, finds nothing', (find) => {
    expect(createMatcher(query(find))).toBeUndefined();
  });

  test('finds whatever the search of the site finds as one piece', () => {
    const letters = [...'اأإآٱبتيىئءؤوهة كک٠1٬,٫.’aÀéßـًّ\u200c\u200f'];
    let seed = 7;
    const next = (n: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % n;
    };
    const word = (length: number) => Array.from({ length }, () => letters[next(letters.length)]).join('');
    for (let round = 0; round < 20_000; round++) {
      const [text, find] = [word(2 + next(12)), word(1 + next(4))];
      const meant = fold(find);
      if (meant !== '' && fold(text).includes(meant)) expect(found(text, find), `${text} by ${find}`).not.toEqual([]);
    }
  });
});
