import { isRows } from '../../../templates/schema/entry-types.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject } from '../../core/json/value.ts';
import { get, items } from '../../core/json/walk.ts';
import { type CollectionOutline, chosenEntries, type EntryChoice, outlineOf } from '../site/collection-outline.ts';
import { isIn, isTitledCollection, isWithinLanguages } from './addresses.ts';
import type { SiteLanguage } from './languages.ts';

type Names = ReadonlySet<unknown>;

/** What of a collection an edition lacks: names, and what a block would show that chooses among entries. */
interface LeftCollection {
  isWhole: boolean;
  names: Names;
  groups: Names;
  tags: Names;
  authors: Names;
  outline: CollectionOutline | undefined;
}

/** What of collections an edition lacks, by the name of the collection. */
export type LeftCollections = ReadonlyMap<string, LeftCollection>;

const withoutOmitted = (all: readonly unknown[], omitted: Names = new Set()): readonly unknown[] =>
  omitted.size > 0 ? all.filter((name) => !omitted.has(name)) : all;

/** What posts and entries are put in, by the names that they give. */
export const isTermList = (key: unknown): key is 'groups' | 'tags' | 'authors' =>
  key === 'groups' || key === 'tags' || key === 'authors';

/** Whether a language has what stands in a list: a page or post has a title in its language. */
export function isShownIn(value: unknown, list: Path, language: SiteLanguage, languages: readonly SiteLanguage[]): boolean {
  const [top, , third] = list;
  const isOfCollection = top === 'collections' && list.length === 3 && (isRows(third) || isTermList(third));
  const isPage = (top === 'routes' && list.length === 1) || isOfCollection;
  return isPage ? isIn(value, language, languages) : isWithinLanguages(value, language);
}

/** Whether a collection of posts or entries is not in a language: its title is not, or nothing that it has. */
export function isLeftList(collection: unknown, language: SiteLanguage, languages: readonly SiteLanguage[]): boolean {
  const isHere = (value: unknown) => isIn(value, language, languages);
  const entries = items(get(collection, 'entries'));
  return isTitledCollection(collection) && (!isHere(collection) || (entries.length > 0 && !entries.some(isHere)));
}

export function findLeft(collections: unknown, language: SiteLanguage, languages: readonly SiteLanguage[]): LeftCollections {
  const leftOf = ([name, collection]: [string, unknown]): [string, LeftCollection] => {
    const isLeft = (list: string) => (row: unknown) => !isShownIn(row, ['collections', name, list], language, languages);
    const leftIn = (...lists: string[]): Names =>
      new Set(lists.flatMap((list) => items(get(collection, list)).filter(isLeft(list))).map((row) => get(row, 'name')));
    const omitted = {
      isWhole: isLeftList(collection, language, languages),
      names: leftIn('cards', 'posts', 'entries'),
      groups: leftIn('groups'),
      tags: leftIn('tags'),
      authors: leftIn('authors'),
      outline: outlineOf(collection),
    };
    return [name, omitted];
  };
  return new Map((isObject(collections) ? Object.entries(collections) : []).map(leftOf));
}

/** Where something stands: its key, the place of what is around it, and the collection that is named beside it. */
interface KeyPlace {
  key: string;
  around: Path;
  collection: unknown;
}

/** The names of cards, posts, entries or terms that a place shows, without those that are left. */
export function namedIn(all: LeftCollections, value: unknown, { key, around, collection }: KeyPlace): unknown {
  if (!Array.isArray(value)) return value;
  const [top, own, list] = around;
  const isOfRow = top === 'collections' && isRows(list);
  const omitted = all.get(String(isOfRow ? own : collection));
  if (isOfRow && (isTermList(key) || key === 'related')) {
    const named = withoutOmitted(value, key === 'related' ? omitted?.names : omitted?.[key]);
    return named.length > 0 ? named : undefined;
  }
  return key === 'names' ? withoutOmitted(value, omitted?.names) : value;
}

/** Whether there are entries that a block shows, and the language has none of them. */
function lacksEntries(
  outline: CollectionOutline,
  omitted: Names,
  choice: EntryChoice & { entry?: unknown; post?: unknown },
  tag: string,
): boolean {
  const one = choice.entry ?? choice.post;
  const names = typeof one === 'string' ? [one] : choice.names;
  const shown = chosenEntries(
    outline,
    { group: choice.group, tag: choice.tag, author: choice.author, names: names && (items(names) as string[]) },
    tag,
  );
  return shown.length > 0 && shown.every(({ name }) => omitted.has(name));
}

/** What shows posts, cards or entries none of which are in a language, or those of a tag that is not, is not in it either. */
export function lacksCollection(all: LeftCollections, value: Record<string, unknown>, tag: string): boolean {
  const { cards, from } = value;
  if (value.collection === undefined && cards === undefined && from === undefined) return false;
  const reference = cards ?? (typeof from === 'object' ? from : undefined) ?? value;
  const wanted = get(reference, 'collection');
  const omitted = typeof wanted === 'string' ? all.get(wanted) : undefined;
  if (!omitted) return false;
  if (omitted.isWhole || omitted.tags.has(get(reference, 'tag')) || omitted.groups.has(get(reference, 'group'))) return true;
  if (omitted.outline) return lacksEntries(omitted.outline, omitted.names, reference as EntryChoice, tag);
  const named = items(get(reference, 'names'));
  return named.length > 0 && named.every((name) => omitted.names.has(name));
}
