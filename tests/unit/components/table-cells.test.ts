import { expect, test } from 'vitest';
import { cellWidth, isNarrow, isNumber, isNumberColumn } from '../../../templates/components/table-cells.ts';

test.each([
  '0',
  '-4.5%',
  '+12%',
  '2,140,000',
  '١٬٢٥٠',
  '٩٨٫٥٪',
  '$ 12.50',
  'SAR 300',
  '88888888888888',
  '2019–2024',
  '12:30',
  '100+',
])('treats %s as a number', (text) => expect(isNumber(text)).toBe(true));

test.each(['', '—', '3 أيام', 'XJ-900/B', 'v2', '12 أو 13', '٪'])('does not treat "%s" as a number', (text) =>
  expect(isNumber(text)).toBe(false),
);

test('allows empty cells in a column of numbers', () => {
  expect(isNumberColumn(['12', '—', '', '+3'])).toBe(true);
  expect(isNumberColumn(['12', 'غير متاح'])).toBe(false);
  expect(isNumberColumn(['', '-'])).toBe(false);
});

test('gives columns of sentences more width than those of single words', () => {
  expect(cellWidth(['12', 'الرياض'])).toBeUndefined();
  expect(cellWidth(['القيادة بالقيم في القطاع'])).toBe('medium');
  expect(cellWidth(['لكل قيمة تعريف وسلوك دال عليها يراجعه الفريق كل ثلاثة أشهر'])).toBe('long');
});

test('counts the columns of a table that fits beside a heading', () => {
  expect(isNarrow([['1', '2', '3']])).toBe(true);
  expect(isNarrow([['1', '2', '3', '4']])).toBe(false);
});
