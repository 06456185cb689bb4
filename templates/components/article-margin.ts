/** Margin of articles on large screens, for date and authors: its width and its gap. */
export const articleMargin = { column: '12rem', gap: '2rem' } as const;
