import { expect, test } from 'vitest';
import { cellWidth, isNumber, isNumberColumn } from '../../../templates/components/table-cells.ts';

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
])('%s is a number', (text) => expect(isNumber(text)).toBe(true));

test.each(['', '—', '3 أيام', 'XJ-900/B', 'v2', '12 أو 13', '٪'])('"%s" is no number', (text) =>
  expect(isNumber(text)).toBe(false),
);

test('a column of numbers may have cells that say that there is none', () => {
  expect(isNumberColumn(['12', '—', '', '+3'])).toBe(true);
  expect(isNumberColumn(['12', 'غير متاح'])).toBe(false);
  expect(isNumberColumn(['', '-'])).toBe(false);
});

test('columns of single words get no room of their own, sentences the most', () => {
  expect(cellWidth(['12', 'الرياض'])).toBeUndefined();
  expect(cellWidth(['القيادة بالقيم في القطاع'])).toBe('medium');
  expect(cellWidth(['لكل قيمة تعريف وسلوك دال عليها يراجعه الفريق كل ثلاثة أشهر'])).toBe('long');
});
