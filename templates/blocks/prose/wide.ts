/** Of so many columns a table is hard to read in the measure of a text. */
const manyColumns = 5;

/** Whether a piece of a text is a table of many columns. */
export const isWideTable = (piece: unknown): boolean =>
  typeof piece === 'object' &&
  piece !== null &&
  'columns' in piece &&
  Array.isArray(piece.columns) &&
  piece.columns.length >= manyColumns;
