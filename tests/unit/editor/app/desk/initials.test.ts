import { expect, test } from 'vitest';
import { colourOf, initialsOf } from '../../../../../generator/editor/app/desk/initials.ts';

test.each([
  ['سارة العتيبي', 'س\u200Cع'],
  ['علي', 'ع'],
  ['Mona Saleh', 'M\u200CS'],
  ['  mona  bint saleh ', 'M\u200CS'],
  ['ال', 'ا'],
  ['😀 x', '😀\u200CX'],
  ['', ''],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('gives a person one colour', () => {
  expect(colourOf('sara')).toBe(colourOf('sara'));
  expect(new Set(Array.from({ length: 100 }, (_, index) => colourOf(`person ${index}`))).size).toBe(8);
});
