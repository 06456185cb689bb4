import { expect, test } from 'vitest';
import { planInline } from '../../../../generator/content/text/inline/plan.ts';
import { cellOfText, textOfCell } from '../../../../generator/editor/document/grid/cells.ts';
import { isList, wordsOfCell } from '../../../../templates/components/cell.ts';

const plan = (text: string, place = '') => planInline(text, { resolveHref: (href) => href, annotate: (words) => place + words });

test.each(['', 'نص', 'أ **ب**', '**أ**', '`C++`', 'أ\\\nب', 'قيم^[حاشية فيها كلام.]', '[Esc](key:)', 'أ * ب'])(
  'does not read the sentence %j as a list, but a list of it as one',
  (text) => {
    for (const planned of [plan(text), plan(text, '\ufdd0')]) {
      expect(isList(planned)).toBe(false);
      expect(isList([planned])).toBe(true);
      expect(isList([planned, planned])).toBe(true);
    }
  },
);

test('measures and sorts a cell by the words of its items', () => {
  expect(wordsOfCell([plan('أ **ب**'), 'ج'])).toBe('أ ب · ج');
  expect(wordsOfCell('12')).toBe('12');
});

test.each([
  ['أ', true, 'أ'],
  ['أ\nب', true, ['أ', 'ب']],
  ['أ\n\n ب \n', true, ['أ', 'ب']],
  ['أ\nب', false, 'أ\nب'],
  ['شارع العليا\\\nالرياض', true, 'شارع العليا\\\nالرياض'],
  ['', true, ''],
])('reads cell lines %j with lists allowed %s as %j', (text, mayBeList, value) => {
  expect(cellOfText(text, mayBeList)).toEqual(value);
  if (Array.isArray(value)) expect(textOfCell(value)).toBe(value.join('\n'));
});
