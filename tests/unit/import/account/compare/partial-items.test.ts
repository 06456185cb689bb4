import { expect, test } from 'vitest';
import { statedWords, withoutPartial } from '../../../../../generator/import/account/compare/partial-items.ts';

const hidden = statedWords({ omissions: [{ reason: 'hidden', name: 'span', text: 'two three' }], changes: [] });

const isMissing = (source: string, page: string, stated = hidden) =>
  withoutPartial('headings', [{ text: source }], [{ text: page }], stated).length === 1;

test('an item may lack the words that an omission names', () => {
  expect(isMissing('one two three four', 'one four')).toBe(false);
  expect(isMissing('one two four', 'one four')).toBe(false);
});

test('an item must not lack other words, nor have them in another order', () => {
  expect(isMissing('one two four', 'one')).toBe(true);
  expect(isMissing('one two two four', 'one four')).toBe(true);
  expect(isMissing('one two four', 'four one')).toBe(true);
});

test('an item may have the words that a change adds', () => {
  const added = statedWords({ omissions: [], changes: [{ reason: 'repeated', name: 'x', before: 'one', after: 'one new' }] });
  expect(isMissing('one', 'one new', added)).toBe(false);
  expect(isMissing('one', 'one other', added)).toBe(true);
});

test('in code, every sign counts', () => {
  expect(withoutPartial('codeBlocks', [{ text: 'a two' }], [{ text: 'a' }], hidden)).toHaveLength(1);
});

test('an item may lack alt texts: pictures may be beside it', () => {
  const item = { text: 'one alt smile', plain: 'one' };
  expect(withoutPartial('headings', [item], [{ text: 'one smile' }], hidden)).toEqual([]);
  expect(withoutPartial('headings', [item], [{ text: 'smile' }], hidden)).toEqual([item]);
});
