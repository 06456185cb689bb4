import { expect, test } from 'vitest';
import { memoize, once } from '../../../../generator/core/util/memoize.ts';

test('memoizes one value per key, up to a maximum of keys', () => {
  const computed: string[] = [];
  const make = (key: string) => computed.push(key);
  const all = memoize(make);
  expect([all('a'), all('b'), all('a'), all('b')]).toEqual([1, 2, 1, 2]);

  computed.length = 0;
  const two = memoize(make, { maxKeys: 2 });
  // The least recently used key is evicted.
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) two(key);
  expect(computed).toEqual(['a', 'b', 'c', 'b']);

  const byLength = memoize((text: string) => text, { keyOf: ({ length }) => length });
  expect([byLength('ab'), byLength('cd'), byLength('e')]).toEqual(['ab', 'ab', 'e']);
});

test('calls a once function once, also if it returns undefined', () => {
  let count = 0;
  const make = once(() => {
    count++;
    return undefined;
  });
  expect([make(), make(), count]).toEqual([undefined, undefined, 1]);
});
