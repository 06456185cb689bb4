const emptyPlaces = (count: number, columns: number) => (columns - (count % columns)) % columns;

/** Of some numbers of columns, rising, that with the fewest empty places in the last row; of two such, the larger one. */
export function fullestColumns(count: number, choices: readonly [number, ...number[]]): number {
  return choices.reduce((best, columns) => (emptyPlaces(count, columns) <= emptyPlaces(count, best) ? columns : best));
}

/** Columns of a grid from wide screens up: all items side by side, or rows as full as their number allows. */
export function gridColumns(count: number, most: 4 | 5): number {
  return count <= most ? Math.max(count, 1) : fullestColumns(count, [3, 4]);
}
