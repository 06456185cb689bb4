import type { MotifName } from '../../theme/theme-options.ts';

/** Window size class that a lattice is laid out for. Lengths in rem. */
interface Window {
  /** Least width of the window. */
  width: number;
  /** Largest number of columns for `total` marks. */
  columns: (total: number) => number;
  rowHeight: number;
}

export const windows = {
  narrow: { width: 20, columns: (total) => (total > 120 ? 8 : 5), rowHeight: 3.75 },
  medium: { width: 36, columns: () => 10, rowHeight: 5 },
  wide: { width: 64, columns: () => 20, rowHeight: 5.5 },
} as const satisfies Record<string, Window>;

export type WindowName = keyof typeof windows;

/** Position in a lattice, counted from 0 at its start. */
interface Place {
  column: number;
  row: number;
}

/** Rows of marks, every second one shifted as the motif is; the last row may be shorter. */
export interface Lattice {
  columns: number;
  rows: number;
  /** Number of marks in the last row. */
  last: number;
  /** In rem. */
  rowHeight: number;
  /** Distance of marks from the middle of their column, in columns: alternately to the start and to the end. */
  shift: number;
  /** Positions of the named marks, in order. */
  named: Place[];
}

/** Size of a two-line name with its mark, in rem. */
export const nameSize = { width: 8, height: 5.6 };

/** From the start of the row to the centre of a mark, in columns. */
export const offsetOf = ({ column, row }: Place, { shift }: Pick<Lattice, 'shift'>) =>
  column + 0.5 + (row % 2 === 0 ? -shift : shift);

/** Shift of the lattice of each motif: stars and diamonds interlock, waves sway, arches and squares stand in columns. */
const shifts: Record<MotifName, number> = {
  khatam: 0.25,
  sadu: 0.25,
  dots: 0.25,
  contours: 0.18,
  wave: 0.12,
  arcade: 0,
  grid: 0,
  none: 0,
};

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** Strides that visit each of `count` places once; 1, a straight line, is last. */
function stridesOf(count: number): number[] {
  const strides = Array.from({ length: Math.max(0, count - 2) }, (_, index) => index + 2);
  return [...strides.filter((stride) => commonDivisor(stride, count) === 1), 1];
}

/** Candidate spreads: even along the longer side, by strides along the shorter one. */
function spreads(count: number, columns: number, rows: number, margin: number): Place[][] {
  const inner = columns - 2 * margin;
  const isFlat = inner >= rows;
  const [long, short] = isFlat ? [inner, rows] : [rows, inner];
  return stridesOf(short).map((stride) =>
    Array.from({ length: count }, (_, index) => {
      const along = Math.floor(((index + 0.5) * long) / count);
      const across = (1 + index * stride) % short;
      return isFlat ? { column: margin + along, row: across } : { column: margin + across, row: along };
    }),
  );
}

/** Whether every named mark exists in the lattice and no two names overlap. */
function isRoomy(lattice: Lattice, width: number): boolean {
  const { columns, rows, last, rowHeight, named } = lattice;
  const apart = (a: Place, b: Place) =>
    (Math.abs(offsetOf(a, lattice) - offsetOf(b, lattice)) * width) / columns >= nameSize.width ||
    Math.abs(a.row - b.row) * rowHeight >= nameSize.height;
  return named.every(
    (place, index) =>
      place.column < (place.row === rows - 1 ? last : columns) && named.slice(0, index).every((other) => apart(place, other)),
  );
}

/** Window with the shift of its lattice. */
interface ShiftedWindow extends Window {
  shift: number;
}

function layOut(total: number, count: number, columns: number, { width, rowHeight, shift }: ShiftedWindow): Lattice[] {
  const rows = Math.ceil(total / columns);
  const last = total - (rows - 1) * columns;
  const margin = Math.max(0, Math.ceil((nameSize.width / 2) * (columns / width) - 0.25));
  if (columns <= 2 * margin || last < 1) return [];
  // A short last row may lack the mark.
  const named = [...spreads(count, columns, rows, margin), ...spreads(count, columns, Math.max(1, rows - 1), margin)];
  return [rowHeight, rowHeight + 2].flatMap((height) =>
    named.map((places) => ({ columns, rows, last, rowHeight: height, shift, named: places })),
  );
}

/**
 * Widest lattice in which all names fit; deterministic.
 * @param total all marks
 * @param count marks with names
 */
export function latticeOf(total: number, count: number, name: WindowName, motif: MotifName = 'khatam'): Lattice {
  const window: ShiftedWindow = { ...windows[name], shift: shifts[motif] };
  const all = Math.max(total, count);
  const most = Math.min(all, window.columns(all));
  const lattices = Array.from({ length: most }, (_, index) => layOut(all, count, most - index, window)).flat();
  const roomy = lattices.find((lattice) => isRoomy(lattice, window.width)) ?? lattices.at(-1);
  if (!roomy) throw new Error('A lattice of one column has room for any name.');
  return roomy;
}
