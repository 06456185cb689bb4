/** Default number of posts on a list page. */
export const defaultPerPage = 12;
