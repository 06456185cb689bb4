/** A window that a lattice is laid for. Lengths in rem. */
interface Window {
  /** The least width that it has. */
  width: number;
  /** Columns of a lattice of `total` marks, at most. */
  columns: (total: number) => number;
  rowHeight: number;
}

export const windows = {
  narrow: { width: 20, columns: (total) => (total > 120 ? 8 : 5), rowHeight: 3.75 },
  medium: { width: 36, columns: () => 10, rowHeight: 5 },
  wide: { width: 64, columns: () => 20, rowHeight: 5.5 },
} as const satisfies Record<string, Window>;

export type WindowName = keyof typeof windows;

/** A place in a lattice, counted from 0 at its start. */
interface Place {
  column: number;
  row: number;
}

/** Marks in rows, those of every second row half a column further; the last row may be shorter. */
export interface Lattice {
  columns: number;
  rows: number;
  /** Marks of the last row. */
  last: number;
  /** In rem. */
  rowHeight: number;
  /** Where the named ones stand, in their order. */
  named: Place[];
}

/** Room of a name of two lines with its mark, in rem. */
export const nameRoom = { width: 8, height: 5.6 };

/** From the start of its row to the middle of a mark, in columns. */
export const offsetOf = ({ column, row }: Place) => column + (row % 2 === 0 ? 0.25 : 0.75);

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** Steps that come to each of `count` places before they come to one again; 1, which draws a line, is the last of them. */
function stridesOf(count: number): number[] {
  const strides = Array.from({ length: Math.max(0, count - 2) }, (_, index) => index + 2);
  return [...strides.filter((stride) => commonDivisor(stride, count) === 1), 1];
}

/** Evenly along the longer side, by strides along the shorter one. */
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

/** Whether every named mark is one of the lattice, and no name comes near another. */
function isRoomy({ columns, rows, last, rowHeight, named }: Lattice, width: number): boolean {
  const apart = (a: Place, b: Place) =>
    (Math.abs(offsetOf(a) - offsetOf(b)) * width) / columns >= nameRoom.width ||
    Math.abs(a.row - b.row) * rowHeight >= nameRoom.height;
  return named.every(
    (place, index) =>
      place.column < (place.row === rows - 1 ? last : columns) && named.slice(0, index).every((other) => apart(place, other)),
  );
}

function layOut(total: number, count: number, columns: number, { width, rowHeight }: Window): Lattice[] {
  const rows = Math.ceil(total / columns);
  const last = total - (rows - 1) * columns;
  const margin = Math.max(0, Math.ceil((nameRoom.width / 2) * (columns / width) - 0.25));
  if (columns <= 2 * margin || last < 1) return [];
  // A last row that is short may have no mark where one is wanted.
  const named = [...spreads(count, columns, rows, margin), ...spreads(count, columns, Math.max(1, rows - 1), margin)];
  return [rowHeight, rowHeight + 2].flatMap((height) =>
    named.map((places) => ({ columns, rows, last, rowHeight: height, named: places })),
  );
}

/**
 * The widest lattice in which all names have room: the same for the same numbers.
 * @param total all marks; @param count those with names
 */
export function latticeOf(total: number, count: number, name: WindowName): Lattice {
  const window: Window = windows[name];
  const all = Math.max(total, count);
  const most = Math.min(all, window.columns(all));
  const lattices = Array.from({ length: most }, (_, index) => layOut(all, count, most - index, window)).flat();
  const roomy = lattices.find((lattice) => isRoomy(lattice, window.width)) ?? lattices.at(-1);
  if (!roomy) throw new Error('A lattice of one column has room for any name.');
  return roomy;
}
