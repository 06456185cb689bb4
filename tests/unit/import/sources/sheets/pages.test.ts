import { expect, test } from 'vitest';
import { noLosses } from '../../../../../generator/import/model/losses.ts';
import { blocksOfSheets } from '../../../../../generator/import/sources/sheets/pages.ts';

test('a sheet with more rows than a call can have arguments', () => {
  const rows = Array.from({ length: 200_000 }, (_, line) => ({
    cells: [{ text: 'أ', content: [{ type: 'text' as const, value: 'أ' }] }],
    line,
    number: line,
  }));
  const blocks = blocksOfSheets([{ rows, notes: [], losses: noLosses() }], noLosses());
  expect(blocks).toHaveLength(200_000);
});
