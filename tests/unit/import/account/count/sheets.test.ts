import { expect, test } from 'vitest';
import { numberText } from '../../../../../generator/import/account/count/number-text.ts';
import { splitCsv } from '../../../../../generator/import/account/count/split-csv.ts';

test('splits values at the delimiter that the text has', () => {
  expect(splitCsv('a;b\r\n"c;d";"e ""f"""\r\n')).toEqual([
    ['a', 'b'],
    ['c;d', 'e "f"'],
  ]);
  expect(splitCsv('a\tb\n"c\nd"\te')).toEqual([
    ['a', 'b'],
    ['c\nd', 'e'],
  ]);
  expect(splitCsv('sep=|\na|b,c,d\n\n')).toEqual([['a', 'b,c,d']]);
});

test('writes numbers as spreadsheets show them', () => {
  expect(numberText('0.1', '')).toBe('0.1');
  expect(numberText('0.30000000000000004', 'General')).toBe('0.3');
  expect(numberText('0.256', '0.0%')).toBe('25.6');
  expect(numberText('1250', '#,##0.00')).toBe('1250.00');
  expect(numberText('3.5', '0.0#')).toBe('3.5');
  expect(numberText('12', '0 "ريال"')).toBe('12 ريال');
  expect(numberText('5', '[$SAR] 0')).toBe('5 SAR');
  expect(numberText('text', '0')).toBe('text');
});
