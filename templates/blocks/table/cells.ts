/** Whether any cell of a written table contains a list. */
export const holdsList = (rows: readonly (readonly unknown[])[], total: readonly unknown[] = []): boolean =>
  [...rows, total].some((row) => row.some(Array.isArray));
