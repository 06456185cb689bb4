/** Margin of articles on large screens, for date and authors: its width and its gap. */
export const articleMargin = { column: '12rem', gap: '2rem' } as const;

/** Rules of an article's date and authors, its second element, in the first column beside the rest. */
export const metaColumn = `
  & > div:not(:nth-child(2)) {
    grid-column: 2;
  }
  & > :nth-child(2) {
    grid-area: 1 / 1;
    align-self: start;
    flex-direction: column;
    align-items: start;
    gap: var(--space-3);
    border-block-end: 0;
  }
`;
