/** Presentations of the pages below a page. */
export const looks = ['cards', 'contents', 'around'] as const;

export type PagesLook = (typeof looks)[number];
