/** Column of a reference such as `AB12`, from 0; -1 if there is none. */
export function columnOf(reference: string): number {
  const letters = /^\$?([A-Za-z]{1,3})/.exec(reference)?.[1];
  if (letters === undefined) return -1;
  return [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

export const rowOf = (reference: string): number => Number(/(\d+)$/.exec(reference)?.[1] ?? 0);

/** Cells of a reference such as `A1:B2`; rows from 1, columns from 0. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export function readRange(reference: string): Range {
  const [from = '', to = from] = reference.split(':');
  return { top: rowOf(from), bottom: rowOf(to), left: columnOf(from), right: columnOf(to) };
}
