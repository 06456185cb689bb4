/** Default path of the site search. */
export const defaultSearchPath = '/search';

/** Number of pages listed on a page of the list of all pages. */
export const pagesInList = 200;

/** Path of the search page, or of a later page of the list of all pages; page numbers start at 1. */
export function searchPagePath(path: string, page = 1): string {
  return page === 1 ? path : `${path}/page/${page}`;
}

export const listPageCount = (pages: number) => Math.max(1, Math.ceil(pages / pagesInList));

/** Path of the entry file of the search index, which names its parts. It has no hash, so pages do not depend on the index. */
export const searchIndexPath = (path: string) => `${path}.json`;

/** All paths of the search in a site with a number of pages. */
export function searchAddresses(path: string, pages: number): string[] {
  const lists = Array.from({ length: listPageCount(pages) }, (_, index) => searchPagePath(path, index + 1));
  return [...lists, searchIndexPath(path)];
}
