/** Posts on a page of a list, where the collection does not say. */
export const defaultPerPage = 12;
