import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../generator/core/json/value.ts';
import { mergeSites } from '../../../../generator/editor/document/merge-sites.ts';

const merged = (base: Json, mine: Json, theirs: Json) => mergeSites({ base, mine, theirs }, 'mine');
const page = (path: string, title = path, blocks: Json[] = []) => ({ path, title, blocks });

describe('mergeSites', () => {
  test.each<[name: string, base: Json, mine: Json, theirs: Json, expected: Json]>([
    ['changes of different keys', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
    ['a removed key', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1 }, { a: 2 }],
    ['added keys', { a: 1 }, { a: 1, b: 1 }, { a: 1, c: 1 }, { a: 1, b: 1, c: 1 }],
    ['changes of different items', [1, 2, 3], [0, 2, 3], [1, 2, 4], [0, 2, 4]],
    ['items added at both ends', [2], [1, 2], [2, 3], [1, 2, 3]],
    ['the same change on both sides', [1, 2], [1, 2, 3], [1, 2, 3], [1, 2, 3]],
    ['the same added item and another', [1], [1, 2], [1, 2, 3], [1, 2, 3]],
    ['an item removed on both sides', [1, 2, 3], [1, 3], [1, 3, 4], [1, 3, 4]],
    [
      'a page moved here and changed there',
      [page('/a'), page('/b'), page('/c')],
      [page('/c'), page('/a'), page('/b')],
      [page('/a', 'A'), page('/b'), page('/c', 'C')],
      [page('/c', 'C'), page('/a', 'A'), page('/b')],
    ],
    [
      'a page moved there and one added here',
      [page('/a'), page('/b')],
      [page('/a', 'A'), page('/n'), page('/b')],
      [page('/b'), page('/a')],
      [page('/b'), page('/a', 'A'), page('/n')],
    ],
    [
      'the same added page with different fields',
      [],
      [{ path: '/n', title: 'n', a: 1 }],
      [{ path: '/n', title: 'n', b: 1 }],
      [{ path: '/n', title: 'n', a: 1, b: 1 }],
    ],
    [
      'sections without ids',
      [
        { type: 'x', a: 1 },
        { type: 'y', a: 1 },
      ],
      [
        { type: 'x', a: 2 },
        { type: 'y', a: 1 },
      ],
      [{ type: 'x', a: 1 }, { type: 'z' }, { type: 'y', a: 1 }],
      [{ type: 'x', a: 2 }, { type: 'z' }, { type: 'y', a: 1 }],
    ],
  ])('merges without conflict: %s', (_name, base, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toMatchObject({ value: expected, clashes: [] });
  });

  test.each<[name: string, base: Json, mine: Json, theirs: Json, clash: object, theirsTaken: Json]>([
    ['a changed text', { a: 'x' }, { a: 'y' }, { a: 'z' }, { at: ['a'], mine: 'y', theirs: 'z' }, { a: 'z' }],
    ['an added text', {}, { a: 'y' }, { a: 'z' }, { at: ['a'], mine: 'y', theirs: 'z' }, { a: 'z' }],
    ['a key removed here and changed there', { a: 'x' }, {}, { a: 'z' }, { at: ['a'], mine: undefined, theirs: 'z' }, { a: 'z' }],
    ['a key changed here and removed there', { a: 'x' }, { a: 'y' }, {}, { at: ['a'], mine: 'y', theirs: undefined }, {}],
    [
      'a page removed here and changed there',
      [page('/a'), page('/b')],
      [page('/a')],
      [page('/a'), page('/b', 'B')],
      { at: [1], mine: undefined, theirs: page('/b', 'B') },
      [page('/a'), page('/b', 'B')],
    ],
    [
      'a page changed here and removed there',
      [page('/a'), page('/b')],
      [page('/a'), page('/b', 'B')],
      [page('/a')],
      { at: [1], mine: page('/b', 'B'), theirs: undefined },
      [page('/a')],
    ],
    [
      'added pages with one address',
      [],
      [page('/n', 'x')],
      [page('/n', 'y')],
      { at: [0, 'title'], mine: 'x', theirs: 'y' },
      [page('/n', 'y')],
    ],
  ])('reports a conflict with both values: %s', (_name, base, mine, theirs, clash, theirsTaken) => {
    const { value, clashes } = merged(base, mine, theirs);
    expect(clashes).toMatchObject([clash]);
    expect(value).toEqual(mine);
    expect(mergeSites({ base, mine, theirs }, 'theirs').value).toEqual(theirsTaken);
  });

  test('lists incoming changes by their smallest path', () => {
    const base = { site: { name: 'x' }, routes: [page('/a'), page('/b')] };
    const theirs = { site: { name: 'y' }, routes: [page('/a', 'A'), page('/n'), page('/b')] };
    expect(merged(base, base, theirs).incoming).toEqual([
      { at: ['site', 'name'], isGone: false },
      { at: ['routes', 0, 'title'], isGone: false },
      { at: ['routes', 1], isGone: false },
    ]);
    expect(merged(theirs, theirs, base).incoming).toContainEqual({ at: ['routes'], isGone: true });
  });
});

const item = fc.record({ path: fc.constantFrom('/a', '/b', '/c', '/d', '/e'), title: fc.constantFrom('x', 'y', 'z') });
const site = fc.record({
  routes: fc.uniqueArray(item, { selector: ({ path }) => path, maxLength: 5 }),
  words: fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), fc.constantFrom('x', 'y'), { maxKeys: 3 }),
  list: fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 4 }),
});

test('is symmetric in conflicts, loses or duplicates nothing, and fast-forwards if one side is unchanged', () => {
  fc.assert(
    fc.property(site, site, site, (base, mine, theirs) => {
      expect(merged(base as Json, base as Json, theirs as Json).value).toEqual(theirs);
      expect(merged(base as Json, mine as Json, base as Json).value).toEqual(mine);
      expect(merged(base as Json, mine as Json, mine as Json)).toEqual({ value: mine, clashes: [], incoming: [] });
      const one = merged(base as Json, mine as Json, theirs as Json);
      const other = merged(base as Json, theirs as Json, mine as Json);
      const paths = (one.value as typeof base).routes.map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      // A page added on either side stays; a page disappears only if one side removed it.
      const was = new Set(base.routes.map(({ path }) => path));
      const inBoth = [...mine.routes, ...theirs.routes].map(({ path }) => path);
      for (const path of inBoth) if (!was.has(path)) expect(paths).toContain(path);
      expect(other.clashes.length).toBe(one.clashes.length);
    }),
    { numRuns: 2000 },
  );
});
