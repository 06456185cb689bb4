import { expect, test } from 'vitest';
import { nearestPointer } from '../../../../generator/editor/app/shell/nearest-pointer.ts';

const pointers = ['/routes/1/blocks/0/title', '/routes/1/blocks/2/items/0/title', '/routes/1/blocks/2/items/10/title'];
const inBlock = (...rest: (string | number)[]) => nearestPointer(pointers, ['routes', 1, 'blocks', 2, ...rest]);

test('finds what shows a place of a section, or what is next to it', () => {
  expect(inBlock('items', 10, 'title')).toBe(pointers[2]);
  expect(inBlock('items', 10, 'image', 'alt')).toBe(pointers[2]);
  expect(inBlock('items', 1, 'title')).toBe(pointers[1]);
  // The whole section is shown by itself.
  expect(inBlock()).toBeUndefined();
  expect(inBlock('text')).toBeUndefined();
  expect(nearestPointer(pointers, [])).toBeUndefined();
});
