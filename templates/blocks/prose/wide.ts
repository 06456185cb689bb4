/** Tables with this many columns are hard to read in the text measure. */
const manyColumns = 5;

/** Whether a piece is a table with many columns. */
export function isWideTable(piece: unknown): boolean {
  const { type, columns, rows } = (typeof piece === 'object' && piece !== null ? piece : {}) as Record<string, unknown>;
  const first = columns ?? (Array.isArray(rows) ? rows[0] : undefined);
  return type === 'table' && Array.isArray(first) && first.length >= manyColumns;
}
