import { fold } from '../../../../templates/components/fold.ts';
import type { PageEntry } from '../../document/protocol-state.ts';

/** Maximum number of pages shown at once; longer lists are slow to draw. */
const mostShown = 60;

/** Rank of a match: exact title, start of the title, start of a word, part of the title, any other match. */
function rankOf(title: string, asked: string): number {
  if (title === asked) return 0;
  if (title.startsWith(asked)) return 1;
  if (title.includes(` ${asked}`)) return 2;
  return title.includes(asked) ? 3 : 4;
}

/**
 * Pages whose title or address contains every word of the query, best matches first; without a query, in the given order.
 * Returns at most 60 pages and the number of the others.
 */
export function findPages(pages: readonly PageEntry[], query: string): { shown: PageEntry[]; more: number } {
  const asked = fold(query);
  if (asked === '') return { shown: pages.slice(0, mostShown), more: Math.max(0, pages.length - mostShown) };
  const words = asked.split(' ');
  const found = pages.flatMap((page) => {
    const [title, address] = [fold(page.title), fold(page.path)];
    const isMeant = words.every((word) => title.includes(word) || address.includes(word));
    return isMeant ? [{ page, rank: rankOf(title, asked) }] : [];
  });
  const sorted = found.toSorted((one, other) => one.rank - other.rank).map(({ page }) => page);
  return { shown: sorted.slice(0, mostShown), more: Math.max(0, sorted.length - mostShown) };
}
