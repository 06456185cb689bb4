/** Where the search of a site is, where its content does not say. */
export const defaultSearchPath = '/search';

/** Pages of the site that a page of their list names. */
export const pagesInList = 200;

/** The address of the page that searches, or of a later page of the list of all pages; pages count from 1. */
export function searchPagePath(path: string, page = 1): string {
  return page === 1 ? path : `${path}/page/${page}`;
}

export const listPageCount = (pages: number) => Math.max(1, Math.ceil(pages / pagesInList));

/** What a browser asks for first: the parts of the index by name. A stable address, so that no page has to know a hash. */
export const searchIndexPath = (path: string) => `${path}.json`;

/** Everything that stands in a site of so many pages because it can be searched. */
export function searchAddresses(path: string, pages: number): string[] {
  const lists = Array.from({ length: listPageCount(pages) }, (_, index) => searchPagePath(path, index + 1));
  return [...lists, searchIndexPath(path)];
}
