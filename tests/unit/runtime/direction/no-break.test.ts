import { describe, expect, test } from 'vitest';
import { isolateTexts } from '../../../../generator/pages/render/isolate-texts.ts';
import { formatDay } from '../../../../templates/components/format-time.ts';
import { generalLabels } from '../../../../templates/model/labels/defaults.ts';
import { noBreaksOf } from '../../../../templates/runtime/direction/no-break.ts';

/** The text with `_` for each no-break space. */
const shown = (text: string) => {
  const characters = text.split('');
  for (const place of noBreaksOf(text)) characters[place] = '_';
  return characters.join('');
};

describe('no-break spaces', () => {
  test.each([
    ['a date', 'في 18_جمادى_الآخرة_1448_هـ الموافق 28_نوفمبر_2026_م، ثم'],
    ['a date in Arabic digits', 'يوم ٢٨_تشرين_الثاني_٢٠٢٦'],
    ['a month with a day or a year', 'من 5_رجب إلى رمضان_1448'],
    ['dates in English', 'from 18_November_2026 to November_18,_2026 and 1_Dhu_al-Hijjah_1447_AH'],
    ['a number with its unit', 'طوله 1,180_كم، وثمنه 2.4_مليون_ريال، ونسبته 98_%'],
    ['a number with its unit in English', 'a road of 1,180_km for $_12 or SAR_1,200'],
    ['a time', 'من 9:00_ص إلى 5_م، 14:00_GMT+3'],
    ['a telephone number', 'اتصل على +966_11_234_5678 أو (011)_234_5678'],
    ['a card number', '4539_1488_0343_6467'],
  ])('join %s', (_, text) => {
    expect(shown(text.replaceAll('_', ' '))).toBe(text);
  });
});

describe('line breaks', () => {
  test.each([
    ['between a number and a noun', '12 برنامجًا عام 2026، 3 مستخدمين، 5 مراكز'],
    ['between words and a number', 'ISO 9001, Windows 11 Pro, may 5 آراء'],
    ['between numbers', '2020 - 2024, 1 2 3'],
    ['between the groups of a number longer than a card number', '0000 1111 2222 3333 4444 5555 6666'],
    ['in text without numbers', 'في شهر محرم، ثمنه ريال'],
  ])('are allowed %s', (_, text) => {
    expect(noBreaksOf(text)).toEqual([]);
  });
});

test('joins dates and numbers in page text only, across marks and isolates', () => {
  const html = (space: string) =>
    `<p class="a b">يوم <strong>18${space}نوفمبر</strong>${space}2026</p><bdi>050${space}123${space}4567</bdi>`;
  expect(isolateTexts(html(' '), 'rtl')).toBe(html('\u00a0'));
  expect(isolateTexts('<p>It is 1,180 km long.</p>', 'ltr')).toBe('<p>It is 1,180\u00a0km long.</p>');
  const untouched = '<pre dir="ltr">5 km</pre><svg><text>5 km</text></svg><textarea>5 km</textarea><a href="/5 km">a</a>';
  expect(isolateTexts(untouched, 'ltr')).toBe(untouched);
});

test('joins formatted days, with a break between two calendars', () => {
  const style = { language: 'ar', numerals: 'latn', labels: { dates: generalLabels.ar.dates } } as const;
  const spaces = (calendar: 'gregorian' | 'hijri-gregorian') => formatDay('2026-11-28', { ...style, calendar }).match(/\s/gu);
  expect(spaces('gregorian')).toEqual(['\u00a0', '\u00a0']);
  expect(spaces('hijri-gregorian')?.filter((space) => space === ' ')).toHaveLength(2);
});
