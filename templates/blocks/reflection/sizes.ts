/** Side of the drawing; low windows keep space for the question below. */
export const starSize = 'min(100%, 26rem, max(14rem, 38vh))';

/** Largest number of statements. */
export const mostStatements = 6;

/** Height of the form if no line wraps, so that nothing moves when its styles load. `--rows` is the number of statements. */
export const formHeight = `calc(${starSize.replace('100%, ', '')} + 4lh + (var(--rows) + 1) * 2.75rem)`;
