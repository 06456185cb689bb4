/** Of so many columns a table is hard to read in the measure of a text. */
const manyColumns = 5;

/** Whether a piece of a text is a table of many columns. */
export function isWideTable(piece: unknown): boolean {
  const { type, columns, rows } = (typeof piece === 'object' && piece !== null ? piece : {}) as Record<string, unknown>;
  const first = columns ?? (Array.isArray(rows) ? rows[0] : undefined);
  return type === 'table' && Array.isArray(first) && first.length >= manyColumns;
}
