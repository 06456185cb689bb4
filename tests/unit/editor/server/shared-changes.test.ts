import { expect, test } from 'vitest';
import { splitChanges } from '../../../../generator/editor/server/endpoints/comparing/shared-changes.ts';

type Texts = [own: string, frame: string];

/** Pages from texts of one letter per piece. */
const pages = (...all: [before: Texts, now: Texts][]) =>
  all.map(([before, now]) => {
    const words = ([own, frame]: Texts) => ({ own: [...own], frame: [...frame] });
    return { before: words(before), now: words(now) };
  });

test('nothing changed', () => {
  expect(
    splitChanges(
      pages([
        ['a', 'x'],
        ['a', 'x'],
      ]),
    ),
  ).toEqual({ shared: undefined, own: [undefined] });
  expect(splitChanges([])).toEqual({ shared: undefined, own: [] });
});

test('what all pages have in common is told once, each text as often as on all of them', () => {
  const { shared, own } = splitChanges(
    pages(
      [
        ['a', 'xx'],
        ['b', 'yy'],
      ],
      [
        ['c', 'xx'],
        ['c', 'yy'],
      ],
    ),
  );
  expect(shared).toEqual({ removed: ['x', 'x'], added: ['y', 'y'], isEverywhere: true });
  expect(own).toEqual([{ removed: ['a'], added: ['b'] }, undefined]);
});

test('a single page shares nothing with others', () => {
  const { shared, own } = splitChanges(
    pages([
      ['a', 'x'],
      ['a', 'y'],
    ]),
  );
  expect(shared).toBeUndefined();
  expect(own).toEqual([{ removed: ['x'], added: ['y'] }]);
});

test('of five pages or more, half are enough; of fewer, all are needed', () => {
  const changed: [Texts, Texts] = [
    ['a', ''],
    ['b', ''],
  ];
  const same: [Texts, Texts] = [
    ['c', ''],
    ['c', ''],
  ];
  const many = splitChanges(pages(changed, changed, changed, same, same));
  expect(many.shared).toEqual({ removed: ['a'], added: ['b'], isEverywhere: false });
  expect(many.own).toEqual(Array(5).fill(undefined));
  const few = splitChanges(pages(changed, changed, same));
  expect(few.shared).toBeUndefined();
  expect(few.own.filter(Boolean)).toHaveLength(2);
});

test('another order counts: around the pages once, on a page by itself', () => {
  const around = splitChanges(
    pages(
      [
        ['a', 'xy'],
        ['a', 'yx'],
      ],
      [
        ['b', 'xy'],
        ['b', 'yx'],
      ],
    ),
  );
  expect(around).toEqual({ shared: { removed: [], added: [], isEverywhere: true }, own: [undefined, undefined] });
  const within = splitChanges(
    pages(
      [
        ['ab', 'x'],
        ['ba', 'x'],
      ],
      [
        ['c', 'x'],
        ['c', 'x'],
      ],
    ),
  );
  expect(within).toEqual({ shared: undefined, own: [{ removed: [], added: [] }, undefined] });
});

test('a page that shows a shared text less often than the others does not make them differ', () => {
  const twice: [Texts, Texts] = [
    ['a', ''],
    ['a', 'xx'],
  ];
  const once: [Texts, Texts] = [
    ['x', ''],
    ['', 'xx'],
  ];
  const { shared, own } = splitChanges(pages(twice, twice, twice, twice, once));
  expect(shared).toEqual({ removed: [], added: ['x', 'x'], isEverywhere: false });
  expect(own).toEqual(Array(5).fill(undefined));
});
