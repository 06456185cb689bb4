import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { readEmbedAddress } from '../../../templates/components/embed-address.ts';
import type { ShownPages } from '../../../templates/schema/block/descriptor.ts';
import type { EntryType } from '../../../templates/schema/entry-types.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
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

/** What a collection contains. */
export type CollectionKind = 'cards' | 'posts' | EntryType;

/** Metadata of a page that other pages and rules of the whole site need. */
export interface PageSummary {
  path: Path;
  route: string | undefined;
  /** Path of its address in the content. */
  addressPath: Path;
  /** Ids that links can point to. */
  ids: LocatedValue[];
  /** References of blocks to cards, posts and entries. */
  references: (LocatedValue & { expects: CollectionKind; isOfEvents?: true })[];
  /** Parents whose child pages its blocks list, with the paths of these blocks. */
  showsPages: (ShownPages & { path: Path })[];
  movedFrom: unknown;
  /** Left out of page lists and hidden from search engines. */
  isUnlisted?: true;
  updated: unknown;
  /** Last day of the holidays of each place, at the path of the holidays. */
  holidays: LocatedValue[];
  /** Last day of each season with its own opening hours. */
  seasons: LocatedValue[];
  /** Absent if always published. */
  publication?: Publication;
  /** Set for pages that are generated from a collection. */
  is?: GeneratedPageView['is'];
}

/** A page or file that is generated from a collection. */
export interface GeneratedPageSummary extends PageSummary {
  is: GeneratedPageView['is'];
  /** Date of the post. */
  date: unknown;
}

/** A card without its texts. */
export interface CardSummary {
  path: Path;
  name: unknown;
  /** Target of its link. */
  href: unknown;
  date: unknown;
  isPast: boolean;
}

export interface CollectionSummary {
  name: string;
  type: unknown;
  cards: CardSummary[];
  /** Generated pages and files; empty for a collection of cards. */
  generatedPages: GeneratedPageSummary[];
  /** Names of the groups, tags and authors that it defines. */
  names: Record<'groups' | 'tags' | 'authors', unknown[]>;
  /** Groups, tags and page address of each entry; empty for a collection of cards. */
  entries: EntrySummary[];
  /** Last days of holidays and seasons of its entries, as for the places of a page. */
  holidays: LocatedValue[];
  seasons: LocatedValue[];
}

/** Metadata of an entry. */
export interface EntrySummary {
  path: Path;
  name: string;
  groups: string[];
  tags: string[];
  route: string | undefined;
  hasEvent?: true;
  /** Absent if always published. */
  publication?: Publication;
}

/**
 * Everything that rules about the whole site read. It holds little of each chunk, so that it can be cached. The content may
 * violate the schema: values are read defensively.
 */
export interface SiteSummary {
  /** Pages, then the strips that every page has, then the 404 page. */
  pages: PageSummary[];
  collections: CollectionSummary[];
  hrefs: LocatedValue<string>[];
  sources: LocatedValue<string>[];
  /** Formulas in TeX. */
  formulas: LocatedValue<string>[];
  /** Texts with characters that fonts may lack. */
  rare: RareText[];
  /** Package or file of the fonts for texts and headings, if the theme sets them. */
  fonts: NamedFonts;
  /** Alternative texts of pictures, without empty ones. */
  alts: LocatedValue<string>[];
  /** Addresses of frames that belong to no known service. */
  frames: LocatedValue<string>[];
  /** Origins that frames may show. */
  framed: unknown[];
  /** Blocks that send something to the desk of the site. */
  toDesk: LocatedValue[];
  hasDesk: boolean;
  redirects: LocatedValue[];
  /** One of several editions, whose redirects are checked together. */
  isEdition?: boolean;
  /** Address of the site; then its telephone number. */
  url: unknown;
  phone: unknown;
  /** Language of the content. */
  language: unknown;
  /** Colour scheme of the theme; undefined if it follows the visitor's system. */
  scheme: unknown;
  /** Whether the site has a second logo for dark backgrounds. */
  hasLogoOnDark: boolean;
  /** Expiry date of `security.txt`. */
  expires: unknown;
  /** Last day of the announcement; undefined if there is none. */
  announced: unknown;
  /** Address of the search page and its path in the content; undefined if there is no search. */
  search: { path: string; at: Path } | undefined;
}

function summariseCard({ value, path }: LocatedValue): CardSummary {
  const href = get(value, 'href') ?? get(get(value, 'action'), 'href');
  return { path, name: get(value, 'name'), href, date: get(value, 'date'), isPast: get(value, 'isPast') === true };
}

function referencesOf({ blocks }: PageView): PageSummary['references'] {
  return blocks.flatMap(({ value, path }): PageSummary['references'] => {
    const cards = get(value, 'cards');
    if (cards !== undefined) return [{ value: cards, path: [...path, 'cards'], expects: 'cards' }];
    const { shows: shown, showsEvents } = descriptorOf(get(value, 'type')) ?? {};
    const from = get(value, 'from');
    if (shown !== undefined) return from === undefined ? [] : [{ value: from, path: [...path, 'from'], expects: shown }];
    return get(value, 'collection') === undefined
      ? []
      : [{ value, path, expects: 'posts', ...(showsEvents && { isOfEvents: true }) }];
  });
}

const placesOf = ({ blocks }: PageView): LocatedValue[] => blocks.flatMap((block) => rowsOf(block, 'items'));

function summarisePage(page: PageView): PageSummary {
  const { path, route, ids, value } = page;
  const at = [...path, 'path'];
  const publication = publicationOf(value);
  return {
    ...(publication && { publication }),
    path,
    route,
    addressPath: at,
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

function summariseCollection({ site, generatedPages }: SiteView, name: string, cards: LocatedValue[]): CollectionSummary {
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
    generatedPages: own.map((page) => ({
      ...summarisePage(page),
      addressPath: page.addressPath,
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

/** Pages and files of the site search: as many result pages as the list can have. */
export function searchPages({
  search,
  pages,
  collections,
}: Pick<SiteSummary, 'search' | 'pages' | 'collections'>): PageSummary[] {
  if (!search) return [];
  const { path, at: addressPath } = search;
  const count =
    pages.filter((page) => !isStrip(page)).length +
    collections.reduce((sum, { generatedPages }) => sum + generatedPages.length, 0);
  const nothing = {
    ids: [],
    references: [],
    showsPages: [],
    movedFrom: undefined,
    updated: undefined,
    holidays: [],
    seasons: [],
  };
  return searchAddresses(path, count).map((route) => ({ path: addressPath, route, addressPath, ...nothing }));
}

/** All pages of a site: those in the content, the 404 page, generated pages and search pages. */
export function allPages(summary: Pick<SiteSummary, 'search' | 'pages' | 'collections'>): PageSummary[] {
  return [...summary.pages, ...summary.collections.flatMap(({ generatedPages }) => generatedPages), ...searchPages(summary)];
}

function searchOf(site: unknown): SiteSummary['search'] {
  const search = get(get(site, 'site'), 'search');
  if (typeof search !== 'object' || search === null) return undefined;
  const path = get(search, 'path');
  if (path === undefined) return { path: defaultSearchPath, at: ['site', 'search'] };
  return typeof path === 'string' ? { path, at: ['site', 'search', 'path'] } : undefined;
}

const isSentToDesk = ({ value }: LocatedValue): boolean =>
  !isHidden(value) && descriptorOf(get(value, 'type'))?.sendsToDesk?.(value) === true;

/** Addresses of frames that belong to no known service. */
function unknownFrames(texts: SiteView['texts']): LocatedValue<string>[] {
  const frames = texts.filter(({ kind }) => fieldRoleOf(kind).address === 'frame');
  return frames.filter(({ value }) => readEmbedAddress(value) === undefined).map(({ value, path }) => ({ value, path }));
}

/** Summarises a site, or a site that holds one chunk. */
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
    toDesk: pages.flatMap(({ blocks }) => blocks.filter(isSentToDesk)).map(({ path }) => ({ value: true, path })),
    hasDesk: get(get(site, 'site'), 'desk') !== undefined,
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
