/** Whether a list stands in some cell of a table, as the content has it. */
export const holdsList = (rows: readonly (readonly unknown[])[], total: readonly unknown[] = []): boolean =>
  [...rows, total].some((row) => row.some(Array.isArray));
