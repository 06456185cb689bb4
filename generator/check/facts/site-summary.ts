import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { readEmbedAddress } from '../../../templates/components/embed-address.ts';
import type { ShownPages } from '../../../templates/schema/block/descriptor.ts';
import type { EntryType } from '../../../templates/schema/entry-types.ts';
import { aboutKind } from '../../../templates/schema/kind-table.ts';
import { outlineOf } from '../../content/site/collection-outline.ts';
import { type NamedFonts, namedFonts } from '../../content/site/font-packages.ts';
import { type Publication, publicationOf } from '../../content/site/publication.ts';
import { defaultSearchPath, searchAddresses } from '../../content/site/search-addresses.ts';
import { isHidden } from '../../content/site/shown-blocks.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';
import { holidaysOf, rowsOf, seasonsOf } from './last-days.ts';
import { type RareText, rareTexts } from './rare-characters.ts';
import { type GeneratedPageView, isStrip, type LocatedValue, type PageView, type SiteView } from './site-view.ts';

/** What a collection holds. */
export type CollectionKind = 'cards' | 'posts' | EntryType;

/** What other pages have to do with of a page. */
export interface PageSummary {
  path: Path;
  route: string | undefined;
  /** Where its address is said. */
  at: Path;
  /** Ids that links can lead to. */
  ids: LocatedValue[];
  /** What blocks say of the cards, posts and entries that they show. */
  references: (LocatedValue & { wants: CollectionKind; isOfEvents?: true })[];
  /** Whose pages its blocks show, and where these blocks are. */
  showsPages: (ShownPages & { path: Path })[];
  movedFrom: unknown;
  /** Lists of pages and search engines do not name it. */
  isUnlisted?: true;
  updated: unknown;
  /** The last day of the holidays of each place, where its holidays are said. */
  holidays: LocatedValue[];
  /** The last day of each season that has hours of its own. */
  seasons: LocatedValue[];
  /** Absent where it is always published. */
  publication?: Publication;
  /** Of what follows from a collection. */
  is?: GeneratedPageView['is'];
}

/** A page or file that follows from a collection. */
export interface GeneratedPageSummary extends PageSummary {
  is: GeneratedPageView['is'];
  /** The day that a post has. */
  date: unknown;
}

/** A card without its words. */
export interface CardSummary {
  path: Path;
  name: unknown;
  /** Where it leads. */
  href: unknown;
  date: unknown;
  isPast: boolean;
}

export interface CollectionSummary {
  name: string;
  type: unknown;
  cards: CardSummary[];
  /** What it brings into the site; nothing for one of cards. */
  made: GeneratedPageSummary[];
  /** Names of what its entries are in. */
  names: Record<'groups' | 'tags' | 'authors', unknown[]>;
  /** What each of its entries is in, and the address of its page; none for a collection of cards. */
  entries: EntrySummary[];
  /** The last days of holidays and of seasons of its entries, as of places of a page. */
  holidays: LocatedValue[];
  seasons: LocatedValue[];
}

/** An entry without what it tells. */
export interface EntrySummary {
  path: Path;
  name: string;
  groups: string[];
  tags: string[];
  route: string | undefined;
  hasEvent?: true;
  /** Absent where it is always published. */
  publication?: Publication;
}

/**
 * All that rules of the whole site may look at: little of each entry, so that it can be kept. Faults of shape may be in it,
 * so everything is taken with care.
 */
export interface SiteSummary {
  /** Strips that stand on every page come after the pages; the page for addresses that do not exist is the last. */
  pages: PageSummary[];
  collections: CollectionSummary[];
  hrefs: LocatedValue<string>[];
  sources: LocatedValue<string>[];
  /** What is written in TeX. */
  formulas: LocatedValue<string>[];
  /** Texts with characters that fonts may lack. */
  rare: RareText[];
  /** The package or file of the fonts of texts and headings, where the theme names any. */
  fonts: NamedFonts;
  /** Descriptions of pictures, but for those that are empty. */
  alts: LocatedValue<string>[];
  /** What frames show of sites that are not known. */
  frames: LocatedValue<string>[];
  /** The sites of which frames may show something. */
  framed: unknown[];
  redirects: LocatedValue[];
  /** It is one of several editions, whose redirects are checked together. */
  isEdition?: boolean;
  /** The address of the site, and its telephone number. */
  url: unknown;
  phone: unknown;
  /** The language of the content. */
  language: unknown;
  /** The scheme of colours that the theme asks for; undefined where the system of a visitor does. */
  scheme: unknown;
  /** It has another logo for dark grounds. */
  hasLogoOnDark: boolean;
  /** The day until which `security.txt` holds. */
  expires: unknown;
  /** The day until which the announcement is shown; undefined where it is not. */
  announced: unknown;
  /** The address of the page that searches the site, and where it is said; undefined where there is none. */
  search: { path: string; at: Path } | undefined;
}

function summariseCard({ value, path }: LocatedValue): CardSummary {
  const href = get(value, 'href') ?? get(get(value, 'action'), 'href');
  return { path, name: get(value, 'name'), href, date: get(value, 'date'), isPast: get(value, 'isPast') === true };
}

function referencesOf({ blocks }: PageView): PageSummary['references'] {
  return blocks.flatMap(({ value, path }): PageSummary['references'] => {
    const cards = get(value, 'cards');
    if (cards !== undefined) return [{ value: cards, path: [...path, 'cards'], wants: 'cards' }];
    const { shows: shown, showsEvents } = descriptorOf(get(value, 'type')) ?? {};
    const from = get(value, 'from');
    if (shown !== undefined) return from === undefined ? [] : [{ value: from, path: [...path, 'from'], wants: shown }];
    return get(value, 'collection') === undefined
      ? []
      : [{ value, path, wants: 'posts', ...(showsEvents && { isOfEvents: true }) }];
  });
}

/** The places of a page. */
const placesOf = ({ blocks }: PageView): LocatedValue[] => blocks.flatMap((block) => rowsOf(block, 'items'));

function summarisePage(page: PageView): PageSummary {
  const { path, route, ids, value } = page;
  const at = [...path, 'path'];
  const publication = publicationOf(value);
  return {
    ...(publication && { publication }),
    path,
    route,
    at,
    ids,
    references: referencesOf(page),
    showsPages: page.blocks.flatMap(({ value: block, path: place }) => {
      const shown = descriptorOf(get(block, 'type'))?.showsPages?.(block);
      return shown && !isHidden(block) ? [{ ...shown, path: place }] : [];
    }),
    movedFrom: get(value, 'movedFrom'),
    ...(get(value, 'listed') === false && { isUnlisted: true as const }),
    updated: get(value, 'updated'),
    holidays: holidaysOf(placesOf(page)),
    seasons: seasonsOf(placesOf(page)),
  };
}

function summariseCollection({ site, made: generatedPages }: SiteView, name: string, cards: LocatedValue[]): CollectionSummary {
  const collection = get(get(site, 'collections'), name);
  const outline = outlineOf(collection);
  const namesOf = (key: string) => items(get(collection, key)).map((one) => get(one, 'name'));
  const own = generatedPages.filter((page) => page.collection === name);
  const entries = rowsOf({ value: collection, path: ['collections', name] }, 'entries');
  return {
    holidays: holidaysOf(entries),
    seasons: seasonsOf(entries),
    name,
    type: get(collection, 'type'),
    cards: cards.map(summariseCard),
    made: own.map((page) => ({
      ...summarisePage(page),
      at: page.at,
      is: page.is,
      date: get(page.value, 'date'),
      ...(page.publication && { publication: page.publication }),
    })),
    names: {
      groups: namesOf('groups'),
      tags: namesOf('tags'),
      authors: namesOf('authors'),
    },
    entries: (outline?.entries ?? []).map(({ name: own, groups, tags, hasEvent, index, path: route, publication }) => ({
      path: ['collections', name, outline?.rows ?? '', index],
      name: own,
      groups,
      tags,
      route,
      ...(hasEvent && { hasEvent: true as const }),
      ...(publication && { publication }),
    })),
  };
}

/** The pages and files by which a site is searched; so many pages as its list may have at most. */
export function searchPages({
  search,
  pages,
  collections,
}: Pick<SiteSummary, 'search' | 'pages' | 'collections'>): PageSummary[] {
  if (!search) return [];
  const { path, at } = search;
  const count =
    pages.filter((page) => !isStrip(page)).length +
    collections.reduce((sum, { made: generatedPages }) => sum + generatedPages.length, 0);
  const nothing = {
    ids: [],
    references: [],
    showsPages: [],
    movedFrom: undefined,
    updated: undefined,
    holidays: [],
    seasons: [],
  };
  return searchAddresses(path, count).map((route) => ({ path: at, route, at, ...nothing }));
}

/**
 * The pages of a site: those of the content, the one for missing addresses too, those that follow from posts, and those that
 * search it.
 */
export function allPages(summary: Pick<SiteSummary, 'search' | 'pages' | 'collections'>): PageSummary[] {
  return [
    ...summary.pages,
    ...summary.collections.flatMap(({ made: generatedPages }) => generatedPages),
    ...searchPages(summary),
  ];
}

function searchOf(site: unknown): SiteSummary['search'] {
  const search = get(get(site, 'site'), 'search');
  if (typeof search !== 'object' || search === null) return undefined;
  const path = get(search, 'path');
  if (path === undefined) return { path: defaultSearchPath, at: ['site', 'search'] };
  return typeof path === 'string' ? { path, at: ['site', 'search', 'path'] } : undefined;
}

/** Addresses for frames that are of no service that is known. */
function unknownFrames(texts: SiteView['texts']): LocatedValue<string>[] {
  const frames = texts.filter(({ kind }) => aboutKind(kind).address === 'frame');
  return frames.filter(({ value }) => readEmbedAddress(value) === undefined).map(({ value, path }) => ({ value, path }));
}

/** The facts of a site, or of one entry of it. */
export function summariseSite(view: SiteView): SiteSummary {
  const { site, pages, collections, hrefs, sources, formulas, texts } = view;
  const announcement = get(site, 'announcement');
  return {
    pages: pages.map(summarisePage),
    collections: [...collections].map(([name, cards]) => summariseCollection(view, name, cards)),
    hrefs,
    sources,
    formulas,
    rare: rareTexts(view),
    fonts: namedFonts(site),
    alts: texts.filter(({ value, key }) => value !== '' && key === 'alt').map(({ value, path }) => ({ value, path })),
    frames: unknownFrames(texts),
    framed: items(get(get(get(site, 'site'), 'security'), 'frames')),
    redirects: items(get(site, 'redirects')).map((value, index) => ({ value, path: ['redirects', index] })),
    url: get(get(site, 'site'), 'url'),
    phone: get(get(get(get(site, 'site'), 'contact'), 'phone'), 'value'),
    language: get(get(site, 'site'), 'language'),
    scheme: get(get(get(site, 'site'), 'theme'), 'scheme'),
    hasLogoOnDark: get(get(site, 'site'), 'logoOnDark') !== undefined,
    expires: get(get(get(site, 'site'), 'security'), 'expires'),
    announced: get(announcement, 'isPast') === true ? undefined : get(announcement, 'until'),
    search: searchOf(site),
  };
}
