import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { remember } from '../../common/remember.ts';
import type { Finding } from '../../diagnostics/diagnostics.ts';
import { createSuggest, newPatience, type Patience } from '../../diagnostics/nearest.ts';
import { cardFact, cardSpace, collectionSpace, keyFact, shownFact, typesFact } from '../../diagnostics/ties.ts';
import { get, items } from '../../json/walk.ts';
import { isHidden } from '../../site/shown-blocks.ts';
import type { CollectionFacts, PageFacts, SiteFacts } from '../facts/site-facts.ts';
import type { Placed, SiteView } from '../facts/site-view.ts';

const relies = [keyFact([], 'collections')];

interface Known {
  /** What it holds. */
  holds: 'cards' | 'posts';
  names: Record<'cards' | 'posts' | 'tags' | 'authors', string[]>;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function know({ type, cards, names }: CollectionFacts): Known {
  const { posts, tags, authors } = names;
  const all = { cards: cards.map(({ name }) => name), posts, tags, authors };
  const texts = Object.fromEntries(Object.entries(all).map(([key, list]) => [key, list.filter(isText)]));
  return { holds: type === 'posts' ? 'posts' : 'cards', names: texts as Known['names'] };
}

/** What a block names of a collection: where, and of which kind. */
function namedIn({ value, path, wants }: PageFacts['references'][number]) {
  const listed = items(get(value, 'names')).map((name, index) => ({ name, path: [...path, 'names', index], kind: wants }));
  if (wants === 'cards') return listed;
  const single = ([key, kind]: readonly [string, 'posts' | 'tags' | 'authors']) => ({
    name: get(value, key),
    path: [...path, key],
    kind,
  });
  return [
    ...listed,
    ...(
      [
        ['post', 'posts'],
        ['tag', 'tags'],
        ['author', 'authors'],
      ] as const
    ).map(single),
  ];
}

/** Blocks name collections that exist and hold what they show, and in them cards and posts that there are. */
export function checkReferences({ pages, collections }: SiteFacts): Finding[] {
  const list = collections.map(({ name }) => name);
  const patience = newPatience();
  const suggestCollection = createSuggest(list, patience);
  const known = new Map(collections.map((collection) => [collection.name, know(collection)]));
  const suggestIn = remember(({ names }: Known) => {
    return remember((kind: keyof Known['names']) => ({
      has: new Set(names[kind]),
      suggest: createSuggest(names[kind], patience),
    }));
  });
  const checkOne = (reference: PageFacts['references'][number]): Finding[] => {
    const { value, path, wants } = reference;
    const found = get(value, 'collection');
    // What is no text has been told.
    if (!isText(found)) return [];
    const place = [...path, 'collection'];
    const collection = known.get(found);
    if (!collection) {
      const near = suggestCollection(found);
      const ties = { lacks: { space: collectionSpace, name: found, near }, relies, doubts: near ? [shownFact(near)] : [] };
      return [{ code: 'unknown-collection', path: place, parameters: { found, nearest: near, list }, ...ties }];
    }
    if (collection.holds !== wants) {
      const fitting = list.filter((name) => known.get(name)?.holds === wants);
      return [{ code: 'wrong-collection', path: place, parameters: { found, expected: wants, list: fitting } }];
    }
    return namedIn(reference).flatMap(({ name, path: at, kind }): Finding[] => {
      const { has, suggest } = suggestIn(collection)(kind);
      if (!isText(name) || has.has(name)) return [];
      const near = suggest(name);
      const parameters = { found: name, nearest: near, list: [...has] };
      if (kind !== 'cards') return [{ code: 'unknown-name', path: at, parameters: { ...parameters, expected: kind } }];
      const lacks = { space: cardSpace(found), name, near };
      return [{ code: 'unknown-card', path: at, parameters, lacks, doubts: near ? [cardFact(found, near)] : [] }];
    });
  };
  return pages.flatMap(({ references }) => references.flatMap(checkOne));
}

/** A search field filters a block of its own page that can be filtered. */
export function checkFilters({ pages }: SiteView, patience: Patience): Finding[] {
  const filtersOf = ({ value }: Placed) => descriptorOf(get(value, 'type'))?.filters?.(value);
  const asking = pages.filter(({ blocks }) => blocks.some((block) => filtersOf(block) !== undefined));
  return asking.flatMap(({ blocks, path }) => {
    const grids = blocks
      .filter(({ value }) => descriptorOf(get(value, 'type'))?.isFilterable && !isHidden(value))
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
