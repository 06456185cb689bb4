import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  type Lattice,
  latticeOf,
  nameSize,
  offsetOf,
  type WindowName,
  windows,
} from '../../../../templates/blocks/sky/lattice.ts';
import { Marks } from '../../../../templates/blocks/sky/marks.tsx';
import { type RenderContext, RenderProvider } from '../../../../templates/model/page/render-context.tsx';
import type { MotifName } from '../../../../templates/theme/theme-options.ts';

const names = Object.keys(windows) as WindowName[];
const totals = Array.from({ length: 191 }, (_, index) => index + 10);
const counts = Array.from({ length: 12 }, (_, index) => index + 1);

/** Boxes of names with their marks, in rem, in the narrowest window. */
function boxesOf(lattice: Lattice, width: number) {
  const { columns, rowHeight, named } = lattice;
  return named.map((place) => ({ middle: (offsetOf(place, lattice) * width) / columns, top: place.row * rowHeight }));
}

/** Descriptions of the faults of a lattice. */
function faultsOf(total: number, count: number, name: WindowName, motif?: MotifName): string[] {
  const lattice = latticeOf(total, count, name, motif);
  const { columns, rows, last, named } = lattice;
  const { width } = windows[name];
  const boxes = boxesOf(lattice, width);
  const collide = boxes.some((one, index) =>
    boxes
      .slice(0, index)
      .some(
        (other) => Math.abs(one.middle - other.middle) < nameSize.width - 1e-9 && Math.abs(one.top - other.top) < nameSize.height,
      ),
  );
  const faults = {
    'another number of marks': (rows - 1) * columns + last !== Math.max(total, count),
    'another number of names': named.length !== count,
    'a name without a mark': named.some(({ column, row }) => column >= (row === rows - 1 ? last : columns) || row >= rows),
    'names over each other': collide,
    'a name beyond the edge': boxes.some(({ middle }) => middle < nameSize.width / 2 || middle > width - nameSize.width / 2),
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? `${total}/${count} ${name}: ${fault}` : []));
}

test('the lattice fits any number of marks and names without overlap in every window size', () => {
  const faults = totals.flatMap((total) => counts.flatMap((count) => names.flatMap((name) => faultsOf(total, count, name))));
  expect(faults).toEqual([]);
});

test('names have room in the lattice of every motif, which stands in columns or interlocks', () => {
  const motifs = ['wave', 'contours', 'grid'] as const;
  const some = totals.filter((total) => total % 7 === 0);
  const faults = motifs.flatMap((motif) =>
    some.flatMap((total) => counts.flatMap((count) => names.flatMap((name) => faultsOf(total, count, name, motif)))),
  );
  expect(faults).toEqual([]);
  const [even, odd] = [0, 1].map((row) => offsetOf({ column: 3, row }, latticeOf(100, 5, 'wide', 'arcade')));
  expect(even).toBe(odd);
  expect(offsetOf({ column: 3, row: 1 }, latticeOf(100, 5, 'wide', 'sadu'))).toBe(3.75);
});

test('a lattice of 100 marks is 20 by 5, 10 by 10 or 5 by 20, with five names spread evenly', () => {
  for (const [name, columns, rows] of [
    ['wide', 20, 5],
    ['medium', 10, 10],
    ['narrow', 5, 20],
  ] as const) {
    const lattice = latticeOf(100, 5, name);
    expect(lattice).toMatchObject({ columns, rows, last: columns });
    const thirds = lattice.named.map(({ column, row }) =>
      Math.floor((3 * (name === 'wide' ? column : row)) / Math.max(columns, rows)),
    );
    expect(new Set(thirds)).toEqual(new Set([0, 1, 2]));
    expect(latticeOf(100, 5, name)).toEqual(lattice);
  }
});

test('the lattice draws all marks with two repeated patterns that cover full rows and the partial last row', () => {
  const draw = (total: number) => {
    const marks = createElement(Marks, { name: 'wide', lattice: latticeOf(total, 3, 'wide') });
    const value = { ids: { count: 0 } } as unknown as RenderContext;
    return renderToStaticMarkup(createElement(RenderProvider, { value }, marks));
  };
  const filled = (html: string) => [...html.matchAll(/<rect (?:y="[\d.]+em" )?width="([\d.]+)%" height="([\d.]+)em" fill/g)];
  expect(filled(draw(100)).map(([, width, height]) => [width, height])).toEqual([['100', '27.5']]);
  // Five rows of 20; the last row has 7 marks.
  expect(filled(draw(87)).map(([, width, height]) => [width, height])).toEqual([
    ['100', '22'],
    ['35', '5.5'],
  ]);
  expect(draw(200).match(/<rect/g)).toHaveLength(5);
  expect(draw(200)).not.toContain('style=');
});
