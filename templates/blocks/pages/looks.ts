/** How the pages below a page may be shown. */
export const looks = ['cards', 'contents', 'around'] as const;

export type PagesLook = (typeof looks)[number];
