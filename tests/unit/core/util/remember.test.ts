import { expect, test } from 'vitest';
import { memoize, once } from '../../../../generator/core/util/memoize.ts';

test('a value is made once for each key, of as many as are kept', () => {
  const made: string[] = [];
  const make = (key: string) => made.push(key);
  const all = memoize(make);
  expect([all('a'), all('b'), all('a'), all('b')]).toEqual([1, 2, 1, 2]);

  made.length = 0;
  const two = memoize(make, { maxKeys: 2 });
  // The one that was not asked for longest goes.
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) two(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);

  const byLength = memoize((text: string) => text, { keyOf: ({ length }) => length });
  expect([byLength('ab'), byLength('cd'), byLength('e')]).toEqual(['ab', 'ab', 'e']);
});

test('once, also when it is nothing', () => {
  let count = 0;
  const make = once(() => {
    count++;
    return undefined;
  });
  expect([make(), make(), count]).toEqual([undefined, undefined, 1]);
});
