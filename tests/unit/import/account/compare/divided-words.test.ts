import { expect, test } from 'vitest';
import { Bag } from '../../../../../generator/import/account/compare/bag.ts';
import { pageWords, takeDivided } from '../../../../../generator/import/account/compare/reconcile-words.ts';
import { emptyTally } from '../../../../../generator/import/account/tally.ts';

function left(missing: string[], free: string[], shown: string): string[] {
  const words = new Bag(missing);
  takeDivided(words, pageWords([{ ...emptyTally(), body: free }]), ` ${shown} `);
  return [...words.left()];
}

test('a word may be shown as several that follow one another', () => {
  expect(left(['D42'], ['D', '42'], 'R D 42 x')).toEqual([]);
  expect(left(['D42'], ['D', '4', '42'], 'R D 42 x')).toEqual([]);
});

test('its parts must be there, free, and in their order', () => {
  expect(left(['D42'], ['D'], 'R D 42 x')).toEqual(['D42']);
  expect(left(['D42'], ['D', '42'], '42 D')).toEqual(['D42']);
  expect(left(['D42', 'D42'], ['D', '42'], 'D 42')).toEqual(['D42']);
});
