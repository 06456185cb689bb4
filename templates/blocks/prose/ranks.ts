/** Rank of each type of heading. */
export const ranks = { heading: 1, subheading: 2, 'minor-heading': 3, 'paragraph-heading': 4 } as const;
