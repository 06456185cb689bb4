import { expect, test } from 'vitest';
import { nameIn } from '../../../../generator/editor/app/store/naming.ts';

test('a blank text is no name', () => {
  expect(nameIn('')).toBeUndefined();
  expect(nameIn({ text: [' '] })).toBeUndefined();
  expect(nameIn({ heading: '  ', text: 'نص' })).toBe('نص');
});
