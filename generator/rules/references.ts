import type { Finding } from '../diagnostics.ts';
import { createSuggest, nearest, type Suggest } from '../nearest.ts';
import type { Placed, SiteView } from './site-view.ts';
import { get, items, wordOf } from './walk.ts';

/** Blocks name collections and cards that exist. */
export function checkReferences({ pages, collections }: SiteView): Finding[] {
  const names = [...collections.keys()];
  const known = new Map<string, { cards: Set<string>; suggest: Suggest }>();
  for (const [name, placed] of collections) {
    const cards = new Set(placed.map(({ value }) => wordOf(get(value, 'name'))));
    known.set(name, { cards, suggest: createSuggest(cards) });
  }
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ value, path }): Finding[] => {
      const reference = get(value, 'cards');
      if (reference === undefined) return [];
      const found = wordOf(get(reference, 'collection'));
      const collection = known.get(found);
      if (!collection) {
        const parameters = { found, nearest: nearest(found, names), list: names };
        return [{ code: 'unknown-collection', path: [...path, 'cards', 'collection'], parameters }];
      }
      return items(get(reference, 'names')).flatMap((card, index): Finding[] => {
        const name = wordOf(card);
        if (collection.cards.has(name)) return [];
        const parameters = { found: name, nearest: collection.suggest(name), list: [...collection.cards] };
        return [{ code: 'unknown-card', path: [...path, 'cards', 'names', index], parameters }];
      });
    }),
  );
}

/** A search field filters a card-grid of its own page. */
export function checkFilters({ pages }: SiteView): Finding[] {
  const filtersOf = ({ value }: Placed) => (get(value, 'type') === 'search' ? get(value, 'filters') : undefined);
  return pages.flatMap(({ blocks }) => {
    const grids = blocks
      .filter(({ value }) => get(value, 'type') === 'card-grid')
      .map(({ value }) => get(value, 'id'))
      .filter((id) => typeof id === 'string');
    return blocks.flatMap((block): Finding[] => {
      const found = filtersOf(block);
      if (typeof found !== 'string' || grids.includes(found)) return [];
      const parameters = { found, nearest: nearest(found, grids), list: grids };
      return [{ code: 'unknown-filter', path: [...block.path, 'filters'], parameters }];
    });
  });
}
