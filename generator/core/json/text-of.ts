/** A text as it is; nothing of what is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
