/** A path without slashes at its end. A pattern would look for the end from every slash there is. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Full address of a page, encoded. `url` is that of the site, without a slash at its end. */
export function pageUrl(url: string, path: string): string {
  return path === '/' ? `${url}/` : url + encodeURI(path);
}
