/** Side of the drawing where its column is wide enough. */
export const star = 'var(--star, min(26rem, max(14rem, 38vh)))';

/** Side of the drawing. A hero may set `--star`; by default low windows keep space for the question below. */
export const starSize = `min(100%, ${star})`;

/** Height of a row of circles. */
export const rowHeight = '2.75rem';

/** Largest number of statements. */
export const mostStatements = 6;

/** Height of the form if no line wraps, so that nothing moves when its styles load. `--rows` is the number of statements. */
export const formHeight = `calc(${star} + 4lh + (var(--rows) + 1) * ${rowHeight})`;
