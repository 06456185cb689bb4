import { fold } from '../../../../templates/components/fold.ts';
import type { EditablePage } from '../../document/protocol-state.ts';

/** Maximum number of pages shown at once; longer lists are slow to draw. */
const mostShown = 60;

/** Rank of a match: exact title, start of the title, start of a word, part of the title, any other match. */
function rankOf(title: string, searchText: string): number {
  if (title === searchText) return 0;
  if (title.startsWith(searchText)) return 1;
  if (title.includes(` ${searchText}`)) return 2;
  return title.includes(searchText) ? 3 : 4;
}

/**
 * Pages whose title or address contains every word of the query, best matches first; without a query, in the given order.
 * Returns at most 60 pages and the number of the others.
 */
export function findPages(pages: readonly EditablePage[], query: string): { shown: EditablePage[]; more: number } {
  const searchText = fold(query);
  if (searchText === '') return { shown: pages.slice(0, mostShown), more: Math.max(0, pages.length - mostShown) };
  const words = searchText.split(' ');
  const found = pages.flatMap((page) => {
    const [title, address] = [fold(page.title), fold(page.path)];
    const isMeant = words.every((word) => title.includes(word) || address.includes(word));
    return isMeant ? [{ page, rank: rankOf(title, searchText) }] : [];
  });
  const sorted = found.toSorted((one, other) => one.rank - other.rank).map(({ page }) => page);
  return { shown: sorted.slice(0, mostShown), more: Math.max(0, sorted.length - mostShown) };
}
