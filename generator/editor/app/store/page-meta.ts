/** Content of a meta element of a page; empty if it has none. */
export const metaOf = (name: string, page: Document = document): string =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
