/**
 * Columns of a grid from wide screens up, so that the last row is full where the number of items allows it,
 * and never holds a single item.
 */
export function gridColumns(count: number, most: 4 | 5): number {
  if (count <= most) return Math.max(count, 1);
  for (const columns of [4, 3]) {
    if (count % columns === 0) return columns;
  }
  return count % 4 === 1 ? 3 : 4;
}
