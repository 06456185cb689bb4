import type { SourceOutline } from '../model/document.ts';
import { isPublished } from './address-table.ts';
import type { DocumentHeader } from './types.ts';

/** Posts on a page of a list, unless somebody changed it; exports do not say. */
const postsPerPage = 10;

/** Address of a further page of a WordPress list or post. */
const pageAddresses = (list: string, posts: number): string[] => {
  const pages = Math.ceil(posts / postsPerPage);
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => `${list}page/${index + 2}/`);
};

/** Addresses of pages 2, 3 … of the lists of WordPress, each with the address of page 1. @param home address of the site's list */
export function furtherPages(
  { terms, authors }: Pick<SourceOutline, 'terms' | 'authors'>,
  headers: readonly DocumentHeader[],
  home: string,
): [address: string, first: string][] {
  const posts = headers.filter((header) => header.kind === 'post' && isPublished(header));
  const [categories, tags, writers] = (['categories', 'tags', 'authors'] as const).map((key) => countsOf(posts, key));
  const lists: [string | undefined, number][] = [
    [home, posts.length],
    ...terms.map(({ taxonomy, name, addresses }): [string | undefined, number] => [
      addresses[0],
      (taxonomy === 'category' ? categories : tags)?.get(name) ?? 0,
    ]),
    ...authors.map(({ name, addresses }): [string | undefined, number] => [addresses[0], writers?.get(name) ?? 0]),
  ];
  return lists.flatMap(([first, count]) =>
    first?.endsWith('/') && !first.includes('?')
      ? pageAddresses(first, count).map((address): [string, string] => [address, first])
      : [],
  );
}

function countsOf(posts: readonly DocumentHeader[], key: 'categories' | 'tags' | 'authors'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const post of posts) for (const name of post[key]) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
