import { fold } from '../../../../templates/components/fold.ts';
import type { PageEntry } from '../../document/protocol-state.ts';

/** Pages that are shown at once: a list of a thousand is slow to draw, and nobody reads it. */
const mostShown = 60;

/** How well a page answers: its title is what was typed, begins with it, a word of it does, it is in it; or its address. */
function rankOf(title: string, asked: string): number {
  if (title === asked) return 0;
  if (title.startsWith(asked)) return 1;
  if (title.includes(` ${asked}`)) return 2;
  return title.includes(asked) ? 3 : 4;
}

/**
 * Pages whose title or address has every word that was typed, the likeliest first; all in their order where nothing was.
 * At most sixty, and how many more there are.
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
