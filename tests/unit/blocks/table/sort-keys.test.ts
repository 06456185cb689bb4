import { expect, test } from 'vitest';
import { dateOf, sortColumn } from '../../../../templates/blocks/table/sort-keys.ts';

test.each<[string, number | undefined]>([
  ['2027-02-14', 20270214],
  ['14/2/2027', 20270214],
  ['١٤ فبراير ٢٠٢٧', 20270214],
  ['الأحد، 14 فبراير 2027 م', 20270214],
  ['14 شباط 2027', 20270214],
  ['February 14, 2027', 20270214],
  ['14 February 2027', 20270214],
  ['May 2026', 20260500],
  ['1 محرم 1448هـ', 14480101],
  ['3 ربيع الأول 1448', 14480303],
  ['3 أيام', undefined],
  ['2024', undefined],
  ['غدًا', undefined],
])('reads the date of «%s» as %s', (text, day) => {
  expect(dateOf(text)).toBe(day);
});

test.each<[string[], (number | 'none')[] | undefined]>([
  [
    ['2,400', '450', '—', '-4.5%', '١٬٢٥٠', '٩٨٫٥٪', 'SAR 300', ''],
    [2400, 450, 'none', -4.5, 1250, 98.5, 300, 'none'],
  ],
  [
    ['12:30', '9:15', '2019–2024'],
    [12.5, 9.25, 2019],
  ],
  [
    ['2 مايو 2026', '', '1 يناير 2027'],
    [20260502, 'none', 20270101],
  ],
  [['3 أيام', '12 يومًا'], undefined],
  [['', '—'], undefined],
])('gives column %j the sort keys %j', (cells, keys) => {
  expect(sortColumn(cells).keys).toEqual(keys);
});
