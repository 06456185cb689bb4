/** Full address of a page, encoded. `url` is that of the site, without a slash at its end. */
export function pageUrl(url: string, path: string): string {
  return path === '/' ? `${url}/` : url + encodeURI(path);
}
