const emptyPlaces = (count: number, columns: number) => (columns - (count % columns)) % columns;

/** Of several column counts, ascending, the one with the fewest empty cells in the last row; of equal ones the larger. */
export function fullestColumns(count: number, choices: readonly [number, ...number[]]): number {
  return choices.reduce((best, columns) => (emptyPlaces(count, columns) <= emptyPlaces(count, best) ? columns : best));
}

/** Columns of a grid on wide screens: all items in a row, or the fullest rows. */
export function gridColumns(count: number, most: 4 | 5): number {
  return count <= most ? Math.max(count, 1) : fullestColumns(count, [3, 4]);
}
