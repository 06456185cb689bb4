/** The margin of articles on large screens, in which their day and authors stand: its width, and what parts it from the text. */
export const articleMargin = { column: '12rem', gap: '2rem' } as const;
