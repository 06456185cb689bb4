import { routeKey } from '../../content/site/page-url.ts';
import { freePersonName } from '../../editor/document/free-name.ts';
import { latinName } from '../../editor/document/latin-name.ts';
import { NamePool, nameOf } from './name-pool.ts';
import { type CollectionsInput, kindOf, oldPathOf, type PlannedCollection, planCollections } from './plan-collections.ts';
import { outsideLanguages } from './plan-languages.ts';
import { ReservedPaths } from './reserved-paths.ts';
import { freePath, pathOf, segmentOf } from './route-path.ts';
import type { DocumentHeader } from './types.ts';
import type { Unit } from './units.ts';

/** The place of a unit in the new site. */
export interface Placed {
  unit: Unit;
  /** Absent: a page of its own. */
  collection?: PlannedCollection;
  /** Name of the item; absent for pages. */
  name?: string;
  /** Whether it is only the title of its collection's list. */
  isList?: true;
  /** Paths by language, without the prefix of the language. */
  paths: ReadonlyMap<string, string>;
  /** Path by which links name it. */
  link: string;
}

export interface PlacesInput extends Omit<CollectionsInput, 'pages'> {
  /** Id of the document that is the home page. */
  home: string | undefined;
  byId: ReadonlyMap<string, DocumentHeader>;
}

export interface PlannedPlaces {
  placed: ReadonlyMap<Unit, Placed>;
  collections: readonly PlannedCollection[];
  searchPath: string;
}

/** Last part of a path for a document without an address. */
const slugOf = ({ title, id }: DocumentHeader): string =>
  latinName(title) || segmentOf(title) || nameOf(id.split('/').at(-1) ?? id, 'page');

/** Path of a page by its address, or by the titles above it. */
function wishOf(unit: Unit, language: string, input: PlacesInput, above: readonly string[] = []): string {
  const header = unit.members.get(language);
  const old = oldPathOf(unit, language, input);
  if (old !== undefined) return outsideLanguages(pathOf(old), input.languages);
  const parent = header?.parent === undefined ? undefined : input.byId.get(header.parent);
  const isAbove = parent && parent.kind === 'page' && parent.id !== input.home && !above.includes(parent.id) && above.length < 8;
  const parentUnit = isAbove && ({ ...unit, members: new Map([[language, parent]]), leader: parent } satisfies Unit);
  const start = parentUnit ? wishOf(parentUnit, language, input, [...above, header?.id ?? '']) : '';
  return outsideLanguages(pathOf(`${start}/${header ? slugOf(header) : ''}`), input.languages);
}

/** Paths of pages that are given in each language, and those by which links name pages. */
class Paths {
  readonly #used = new Map<string, Set<string>>();
  readonly #links = new Set<string>();
  readonly reserved: ReservedPaths;

  constructor(reserved: ReservedPaths) {
    this.reserved = reserved;
  }

  isFree(path: string, language: string, isLink: boolean, unit: Unit): boolean {
    const key = routeKey(path);
    if (isLink && this.#links.has(key)) return false;
    return !this.#used.get(language)?.has(key) && this.reserved.isFree(path, language, unit);
  }

  take(path: string, languages: Iterable<string>): void {
    const key = routeKey(path);
    for (const language of languages) {
      const used = this.#used.get(language) ?? new Set();
      this.#used.set(language, used.add(key));
    }
  }

  takeLink(path: string): void {
    this.#links.add(routeKey(path));
  }
}

function placePage(unit: Unit, input: PlacesInput, paths: Paths): Placed {
  const [first] = unit.members.keys();
  const own = new Map<string, string>();
  for (const language of unit.members.keys()) {
    const isLink = language === first;
    const path = freePath(wishOf(unit, language, input), (one) => one !== '/' && paths.isFree(one, language, isLink, unit));
    own.set(language, path);
    paths.take(path, [language]);
  }
  const link = own.get(first ?? '') ?? '/';
  paths.takeLink(link);
  return { unit, paths: own, link };
}

function placeItems(collection: PlannedCollection, input: PlacesInput, paths: Paths): Placed[] {
  const names = new NamePool();
  const { tags } = input.languages;
  return collection.units.map((unit): Placed => {
    const [language = ''] = unit.members.keys();
    const slug = oldPathOf(unit, language, input)
      ?.split('/')
      .at(-1)
      ?.replace(/\.(?:html?|php|aspx?)$/i, '');
    const isPerson = slug === undefined && collection.kind === 'people';
    const wish = isPerson
      ? freePersonName(unit.leader.title, [])
      : nameOf(slug ?? slugOf(unit.leader), collection.kind === 'post' ? 'post' : 'item');
    const name = names.take(wish, (one) => tags.every((tag) => paths.isFree(`${collection.path}/${one}`, tag, true, unit)));
    // Files have no pages: links lead to their list.
    const path = collection.kind === 'documents' ? collection.path : `${collection.path}/${name}`;
    paths.take(path, tags);
    paths.takeLink(path);
    // What no address of the old site led to may have no page.
    const hasAddress = [...unit.members.values()].some(({ addresses }) => addresses.length > 0);
    const link = hasAddress || collection.kind === 'post' ? path : collection.path;
    return { unit, collection, name, paths: new Map([...unit.members.keys()].map((tag) => [tag, path])), link };
  });
}

/** Whether a unit is the home page. */
export const isHome = ({ members }: Unit, home: string | undefined): boolean =>
  home !== undefined && [...members.values()].some(({ id }) => id === home);

/** The place of a unit that has one path in all its languages. */
const placedAt = (unit: Unit, path: string): Placed => ({
  unit,
  link: path,
  paths: new Map([...unit.members.keys()].map((tag) => [tag, path])),
});

/** Takes the paths of the home page, of lists of posts and of search. @returns the path of search */
function takeOwnPaths(
  collections: readonly PlannedCollection[],
  wishes: ReadonlyMap<string, Unit>,
  tags: readonly string[],
  paths: Paths,
) {
  const lists = collections.flatMap(({ kind, path }) => (kind === 'post' ? [path] : []));
  const isFree = (one: string) =>
    !wishes.has(one) && collections.every(({ path }) => path !== one) && tags.every((tag) => paths.reserved.isFree(one, tag));
  const searchPath = freePath('/search', isFree);
  for (const path of ['/', ...lists, searchPath]) {
    paths.take(path, tags);
    paths.takeLink(path);
  }
  return searchPath;
}

/** Decides the places of all units. */
export function planPlaces(input: PlacesInput): PlannedPlaces {
  const { units, languages, home } = input;
  const [first] = languages.tags;
  const pages = units.filter((unit) => kindOf(unit) === 'page' && !isHome(unit, home));
  const languageOf = ({ members }: Unit) => (members.has(first) ? first : ([...members.keys()][0] ?? first));
  // Of several pages with the same wish, the oldest has it.
  const wishes = new Map(pages.toReversed().map((unit) => [wishOf(unit, languageOf(unit), input), unit]));
  const collections = planCollections({ ...input, pages: wishes });
  const paths = new Paths(new ReservedPaths(units, languages, input.place));
  const searchPath = takeOwnPaths(collections, wishes, languages.tags, paths);
  const placed = new Map<Unit, Placed>();
  for (const unit of units) if (isHome(unit, home)) placed.set(unit, placedAt(unit, '/'));
  for (const collection of collections) {
    const { page, path } = collection;
    if (page) placed.set(page, { ...placedAt(page, path), collection, isList: true });
  }
  for (const unit of pages) if (!placed.has(unit)) placed.set(unit, placePage(unit, input, paths));
  for (const collection of collections) for (const one of placeItems(collection, input, paths)) placed.set(one.unit, one);
  return { placed, collections, searchPath };
}
