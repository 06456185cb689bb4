import { type EntryType, isEntryType } from '../../../templates/schema/entry-types.ts';
import { groupBy } from '../../core/util/group-by.ts';
import { mapFields } from './entry-fields.ts';
import { NamePool, nameOf } from './name-pool.ts';
import { type OldPlace, readOldAddress } from './old-address.ts';
import { outsideLanguages, type PlannedLanguages } from './plan-languages.ts';
import { freePath, pathOf } from './route-path.ts';
import type { Unit } from './units.ts';

/** A collection of posts or other items. */
export interface PlannedCollection {
  /** Its key in the content. */
  key: string;
  kind: 'post' | EntryType;
  /** Type of its documents in the source. */
  type: string;
  /** Path of its list. */
  path: string;
  units: Unit[];
  /** Page without content at the address of its list, which is its title. */
  page?: Unit;
}

export interface CollectionsInput {
  units: readonly Unit[];
  languages: PlannedLanguages;
  place: OldPlace | undefined;
  /** Wished paths of pages. */
  pages: ReadonlyMap<string, Unit>;
}

/** What a document becomes: an item only if it has what items of its type must have. */
export function kindOf({ kind, leader }: Unit): 'page' | 'post' | EntryType {
  if (!isEntryType(kind)) return kind;
  const isFile = mapFields(leader.fields, kind).known.has('file') && (leader.size ?? 0) === 0;
  return kind !== 'documents' || isFile ? kind : 'page';
}

/** Path of a document in its language, from its permanent address; undefined if that has none. */
export function oldPathOf(unit: Unit, language: string, { languages, place }: Pick<CollectionsInput, 'languages' | 'place'>) {
  const [address] = unit.members.get(language)?.addresses ?? [];
  return address === undefined ? undefined : pathIn(address, language, { languages, place });
}

/** Path of an address in its language; undefined for the home page. */
function pathIn(address: string, language: string, { languages, place }: Pick<CollectionsInput, 'languages' | 'place'>) {
  const { path } = readOldAddress(address, place);
  const prefix = languages.prefixOf(language);
  const isBelow = prefix !== '' && `${path.toLowerCase()}/`.startsWith(`${prefix}/`);
  const own = isBelow ? path.slice(prefix.length) : path;
  return own.replaceAll('/', '') === '' ? undefined : own.replace(/\/+$/, '');
}

const usualPaths: Record<PlannedCollection['kind'], string> = {
  post: '/blog',
  people: '/team',
  places: '/branches',
  projects: '/projects',
  documents: '/documents',
};

/** Types that say no more than the kind of collection. */
const generic = /^(?:posts?|blog|people|person|team|members?|staff|places?|branch(?:es)?|locations?|projects?|documents?)$/i;

const isDated = (path: string) => /(?:^|\/)(?:19|20)\d\d(?:\/|$)/.test(path);

/** The folder that most documents are in; undefined if there is none, or it is a date. */
function sharedFolder(units: readonly Unit[], input: CollectionsInput): string | undefined {
  const [language] = input.languages.tags;
  const folders = units.flatMap((unit) => {
    const path = oldPathOf(unit, unit.members.has(language) ? language : ([...unit.members.keys()][0] ?? language), input);
    return path === undefined ? [] : [path.slice(0, path.lastIndexOf('/'))];
  });
  const counts = [...groupBy(folders, (folder) => folder)].map(([folder, all]) => ({ folder, count: all.length }));
  const [most] = counts.toSorted((one, other) => other.count - one.count || (one.folder < other.folder ? -1 : 1));
  if (!most || most.folder === '' || isDated(most.folder) || most.count * 5 < folders.length * 3) return undefined;
  const path = pathOf(most.folder);
  return path === '/' ? undefined : path;
}

/** Path of the list that most posts were in. */
function listPathOf(units: readonly Unit[], input: CollectionsInput): string | undefined {
  const [language, header] = [...(units[0]?.members ?? [])][0] ?? [];
  const path = header?.list === undefined ? undefined : pathIn(header.list, language ?? '', input);
  return path === undefined ? undefined : outsideLanguages(pathOf(path), input.languages);
}

function wishOf(kind: PlannedCollection['kind'], type: string, units: readonly Unit[], input: CollectionsInput): string {
  const list = kind === 'post' ? listPathOf(units, input) : undefined;
  if (list !== undefined && isFreeForList(list, input)) return list;
  const usual = generic.test(type)
    ? usualPaths[kind]
    : `/${nameOf(type.split('/').at(-1) ?? type, kind === 'post' ? 'posts' : kind)}`;
  // A page with a text of its own stays where the list was.
  const shared = list === undefined ? sharedFolder(units, input) : undefined;
  return outsideLanguages(shared ?? usual, input.languages);
}

/** Paths below a list of posts that belong to its lists of terms and further pages. */
const ownFolders = ['page', 'tags', 'categories', 'authors'];

/** Whether no page needs the address of a list of posts. A page without content may be at it. */
function isFreeForList(path: string, { pages }: CollectionsInput): boolean {
  const page = pages.get(path);
  if (page && (page.leader.size ?? 1) > 0) return false;
  const isCrossed = [...pages.keys()].some((one) => ownFolders.some((folder) => one.startsWith(`${path}/${folder}/`)));
  return !isCrossed;
}

/** Whether a page can show a collection: there is none yet at the address, or a published one. */
const isFreeForPage = (path: string, { pages }: CollectionsInput) =>
  (pages.get(path)?.leader.status ?? 'published') === 'published';

/** Collections of posts and other items: one for each type of the source. */
export function planCollections(input: CollectionsInput): PlannedCollection[] {
  const items = input.units.filter((unit) => kindOf(unit) !== 'page');
  const groups = groupBy(items, (unit) => JSON.stringify([kindOf(unit), unit.type]));
  const [keys, paths] = [new NamePool(), new Set<string>()];
  return [...groups.values()].flatMap((units): PlannedCollection[] => {
    const [first] = units;
    const kind = first && kindOf(first);
    if (!first || kind === undefined || kind === 'page') return [];
    const wish = wishOf(kind, first.type, units, input);
    const path = freePath(
      wish,
      (one) => !paths.has(one) && (kind === 'post' ? isFreeForList(one, input) : isFreeForPage(one, input)),
    );
    paths.add(path);
    const page = kind === 'post' ? input.pages.get(path) : undefined;
    const key = keys.take(nameOf(path.split('/').at(-1) ?? '', kind === 'post' ? 'posts' : kind));
    return [{ key, kind, type: first.type, path, units, ...(page && { page }) }];
  });
}
