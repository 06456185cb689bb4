/** Ranks of headings among themselves. */
export const ranks = { heading: 1, subheading: 2, 'minor-heading': 3 } as const;
