/** Side of the drawing: low windows keep room for what is asked below it. */
export const starSize = 'min(100%, 26rem, max(14rem, 38vh))';

/** The most statements that are asked. */
export const mostStatements = 6;

/** Height of all of it where no line breaks, so that nothing moves when its styles arrive. `--rows` is how many statements there are. */
export const roomOfForm = `calc(${starSize.replace('100%, ', '')} + 4lh + (var(--rows) + 1) * 2.75rem)`;
