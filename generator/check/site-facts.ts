import type { Path } from '../content/path.ts';
import { get, items } from '../content/walk.ts';
import type { Placed, SiteView } from './site-view.ts';

/** What other pages have to do with of a page. */
export interface PageFacts {
  path: Path;
  route: string | undefined;
  /** Ids that links can lead to. */
  ids: Placed[];
  /** What blocks say of the cards that they show. */
  references: Placed[];
  movedFrom: unknown;
  updated: unknown;
}

/** A card without its words. */
export interface CardFacts {
  path: Path;
  name: unknown;
  /** Where it leads. */
  href: unknown;
  date: unknown;
  isPast: boolean;
}

export interface CollectionFacts {
  name: string;
  type: unknown;
  cards: CardFacts[];
}

/**
 * All that rules of the whole site may look at: little of each entry, so that it can be kept. Faults of shape may be in it,
 * so everything is taken with care.
 */
export interface SiteFacts {
  /** The page for addresses that do not exist is the last. */
  pages: PageFacts[];
  collections: CollectionFacts[];
  hrefs: Placed<string>[];
  sources: Placed<string>[];
  /** Descriptions of pictures, but for those that are empty. */
  alts: Placed<string>[];
  redirects: Placed[];
  /** The day until which `security.txt` holds. */
  expires: unknown;
}

function factsOfCard({ value, path }: Placed): CardFacts {
  const href = get(value, 'href') ?? get(get(value, 'action'), 'href');
  return { path, name: get(value, 'name'), href, date: get(value, 'date'), isPast: get(value, 'isPast') === true };
}

/** The facts of a site, or of one entry of it. */
export function factsOf({ site, pages, collections, hrefs, sources, texts }: SiteView): SiteFacts {
  return {
    pages: pages.map(({ path, route, ids, blocks, value }) => ({
      path,
      route,
      ids,
      references: blocks.flatMap((block) => {
        const reference = get(block.value, 'cards');
        return reference === undefined ? [] : [{ value: reference, path: [...block.path, 'cards'] }];
      }),
      movedFrom: get(value, 'movedFrom'),
      updated: get(value, 'updated'),
    })),
    collections: [...collections].map(([name, cards]) => ({
      name,
      type: get(get(get(site, 'collections'), name), 'type'),
      cards: cards.map(factsOfCard),
    })),
    hrefs,
    sources,
    alts: texts.filter(({ value, path }) => value !== '' && path.at(-1) === 'alt'),
    redirects: items(get(site, 'redirects')).map((value, index) => ({ value, path: ['redirects', index] })),
    expires: get(get(get(site, 'site'), 'security'), 'expires'),
  };
}
