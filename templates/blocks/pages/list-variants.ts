/** Presentations of the pages below a page. */
export const pageListVariants = ['cards', 'contents', 'around'] as const;

export type PageListVariant = (typeof pageListVariants)[number];
