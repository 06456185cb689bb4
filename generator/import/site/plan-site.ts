import { isEntryType } from '../../../templates/schema/entry-types.ts';
import type { SourceOutline } from '../model/document.ts';
import { AddressTable } from './address-table.ts';
import { mapFields } from './entry-fields.ts';
import { checkLimits, isSelected } from './limits.ts';
import { type OldPlace, oldPlaceOf, readOldAddress } from './old-address.ts';
import type { PlannedCollection } from './plan-collections.ts';
import { type PlannedLanguages, planLanguages } from './plan-languages.ts';
import { type Placed, planPlaces } from './plan-places.ts';
import { type PlannedTerms, planTerms } from './plan-terms.ts';
import type { DocumentHeader, SiteOptions } from './types.ts';
import { unitsOf } from './units.ts';

/** Where everything of the old site goes. */
export interface SitePlan {
  outline: SourceOutline;
  options: SiteOptions;
  /** Selected documents, in the order of the source. */
  headers: readonly DocumentHeader[];
  byId: ReadonlyMap<string, DocumentHeader>;
  /** Documents that the options do not select. */
  unselected: readonly DocumentHeader[];
  languages: PlannedLanguages;
  /** Where the old site was. */
  oldPlace: OldPlace | undefined;
  /** Place of each selected document by its id. */
  places: ReadonlyMap<string, Placed>;
  collections: readonly { collection: PlannedCollection; terms: PlannedTerms }[];
  table: AddressTable;
  /** Id of the home page, if the source has one. */
  home: string | undefined;
  searchPath: string;
}

/** Group of the home pages of all languages. */
const homeGroup = 'home page';

function homeOf(
  outline: SourceOutline,
  headers: readonly DocumentHeader[],
  place: OldPlace | undefined,
): DocumentHeader | undefined {
  const isAtRoot = ({ kind, addresses }: DocumentHeader) => {
    const { path, query } = readOldAddress(addresses[0] ?? '/?', place);
    return kind === 'page' && path === '/' && query === '' && addresses.length > 0;
  };
  const header = headers.find(({ id }) => id === outline.home) ?? headers.find(isAtRoot);
  return header?.status === 'published' ? header : undefined;
}

/** Documents with the home pages of all languages as translations of one another. */
function withHomes(
  headers: readonly DocumentHeader[],
  { home, languages, place }: { home: DocumentHeader; languages: PlannedLanguages; place: OldPlace | undefined },
): DocumentHeader[] {
  const isHomeOfOther = ({ kind, language, addresses, status, translationGroup }: DocumentHeader) => {
    const prefix = languages.prefixOf(languages.of(language));
    const isAtPrefix =
      prefix !== '' &&
      readOldAddress(addresses[0] ?? '', place)
        .path.replace(/\/+$/, '')
        .toLowerCase() === prefix;
    const isTranslation = translationGroup !== undefined && translationGroup === home.translationGroup;
    return kind === 'page' && status === 'published' && (isTranslation || isAtPrefix);
  };
  return headers.map((header) =>
    header.id === home.id || isHomeOfOther(header)
      ? { ...header, kind: 'page', type: home.type, translationGroup: homeGroup }
      : header,
  );
}

/** An item whose columns of groups and tags are terms. */
function withFieldTerms(header: DocumentHeader): DocumentHeader {
  if (!isEntryType(header.kind)) return header;
  const { known } = mapFields(header.fields, header.kind);
  const namesIn = (name: 'groups' | 'tags') =>
    (known.get(name)?.value ?? '')
      .split(/[,،;؛|\n]/)
      .map((text) => text.trim())
      .filter(Boolean);
  const [groups, tags] = [namesIn('groups'), namesIn('tags')];
  return {
    ...header,
    categories: [...new Set([...header.categories, ...groups])],
    tags: [...new Set([...header.tags, ...tags])],
  };
}

/** Adds lists of redirects to the table of addresses. */
function addRedirects({ outline, table, oldPlace, places, byId }: SitePlan): void {
  for (const [from, to] of outline.redirects) {
    const [address = to] = byId.get(to)?.addresses ?? [];
    const target = places.has(to)
      ? (table.find(readOldAddress(address, oldPlace)) ?? table.findFile(to))
      : table.find(readOldAddress(to, oldPlace));
    if (target) table.add(readOldAddress(from, oldPlace), target);
  }
}

/**
 * Decides the place of every document, term, author and old address.
 * @param all headers of all documents of the source, in its order
 * @throws TooLargeError if a site cannot have so many pages
 */
export function planSite(outline: SourceOutline, all: readonly DocumentHeader[], options: SiteOptions): SitePlan {
  const selected = all.filter((header) => isSelected(header, options));
  checkLimits(selected);
  const oldPlace = oldPlaceOf(outline.address);
  const languages = planLanguages(outline, selected);
  const home = homeOf(outline, selected, oldPlace);
  const headers = (home ? withHomes(selected, { home, languages, place: oldPlace }) : selected).map(withFieldTerms);
  const units = unitsOf(headers, languages);
  const byId = new Map(headers.map((header) => [header.id, header]));
  const { placed, collections, searchPath } = planPlaces({ units, languages, place: oldPlace, home: home?.id, byId });
  const places = new Map<string, Placed>();
  for (const one of placed.values()) for (const { id } of one.unit.members.values()) places.set(id, one);
  const withTerms = collections.map((collection) => ({ collection, terms: planTerms(outline, collection, languages) }));
  const table = new AddressTable({ outline, headers, languages, place: oldPlace, placed: places, collections: withTerms });
  const unselected = all.filter((header) => !isSelected(header, options));
  const plan: SitePlan = {
    ...{ outline, options, headers, byId, unselected, languages, oldPlace, places },
    ...{ collections: withTerms, table, home: home?.id, searchPath },
  };
  addRedirects(plan);
  return plan;
}
