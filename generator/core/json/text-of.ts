/** The value if it is a string, else an empty string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
