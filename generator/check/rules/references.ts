import { descriptorOf } from '../../../templates/blocks/schemas.ts';
import { get, items } from '../../content/walk.ts';
import type { Finding } from '../../diagnostics/diagnostics.ts';
import { createSuggest, newPatience, type Suggest } from '../../diagnostics/nearest.ts';
import { cardFact, cardSpace, collectionSpace, keyFact, shownFact, typesFact } from '../../diagnostics/ties.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { Placed, SiteView } from '../site-view.ts';

const relies = [keyFact([], 'collections')];

/** Blocks name collections and cards that exist. */
export function checkReferences({ pages, collections }: SiteFacts): Finding[] {
  const names = collections.map(({ name }) => name);
  const patience = newPatience();
  const suggestCollection = createSuggest(names, patience);
  const known = new Map<string, { cards: Set<string>; list: string[]; suggest: Suggest }>();
  for (const { name, cards: placed } of collections) {
    const cards = new Set(placed.map((card) => card.name).filter((card) => typeof card === 'string'));
    known.set(name, { cards, list: [...cards], suggest: createSuggest(cards, patience) });
  }
  return pages.flatMap(({ references }) =>
    references.flatMap(({ value: reference, path }): Finding[] => {
      const found = get(reference, 'collection');
      // What is no text has been told.
      if (typeof found !== 'string') return [];
      const collection = known.get(found);
      if (!collection) {
        const near = suggestCollection(found);
        const parameters = { found, nearest: near, list: names };
        const lacks = { space: collectionSpace, name: found, near };
        return [
          {
            code: 'unknown-collection',
            path: [...path, 'collection'],
            parameters,
            lacks,
            relies,
            doubts: near ? [shownFact(near)] : [],
          },
        ];
      }
      return items(get(reference, 'names')).flatMap((name, index): Finding[] => {
        if (typeof name !== 'string' || collection.cards.has(name)) return [];
        const near = collection.suggest(name);
        const parameters = { found: name, nearest: near, list: collection.list };
        const lacks = { space: cardSpace(found), name, near };
        return [
          {
            code: 'unknown-card',
            path: [...path, 'names', index],
            parameters,
            lacks,
            doubts: near ? [cardFact(found, near)] : [],
          },
        ];
      });
    }),
  );
}

/** A search field filters a block of its own page that can be filtered. */
export function checkFilters({ pages }: SiteView): Finding[] {
  const patience = newPatience();
  const filtersOf = ({ value }: Placed) => (get(value, 'type') === 'search' ? get(value, 'filters') : undefined);
  return pages.flatMap(({ blocks, path }) => {
    const grids = blocks
      .filter(({ value }) => descriptorOf(get(value, 'type'))?.isFilterable)
      .map(({ value }) => get(value, 'id'))
      .filter((id) => typeof id === 'string');
    const ids = new Set(grids);
    const suggest = createSuggest(ids, patience);
    return blocks.flatMap((block): Finding[] => {
      const found = filtersOf(block);
      if (typeof found !== 'string' || ids.has(found)) return [];
      const parameters = { found, nearest: suggest(found), list: grids };
      return [{ code: 'unknown-filter', path: [...block.path, 'filters'], parameters, relies: [typesFact(path)] }];
    });
  });
}
