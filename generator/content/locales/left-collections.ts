import { isRowsKey } from '../../../templates/schema/entry-types.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject } from '../../core/json/value.ts';
import { get, items } from '../../core/json/walk.ts';
import { type CollectionOutline, chosenEntries, type EntryChoice, outlineOf } from '../site/collection-outline.ts';
import { isIn, isTitledCollection, isWithinLanguages } from './addresses.ts';
import type { SiteLanguage } from './languages.ts';

type Names = ReadonlySet<unknown>;

/** What an edition lacks of a collection: names of items and terms, and the outline for blocks that select items. */
interface LeftCollection {
  isWhole: boolean;
  names: Names;
  groups: Names;
  tags: Names;
  authors: Names;
  outline: CollectionOutline | undefined;
}

/** By name of the collection. */
export type LeftCollections = ReadonlyMap<string, LeftCollection>;

const withoutOmitted = (all: readonly unknown[], omitted: Names = new Set()): readonly unknown[] =>
  omitted.size > 0 ? all.filter((name) => !omitted.has(name)) : all;

/** Keys of the terms of posts and items, by which these refer to them. */
export const termLists = ['groups', 'tags', 'authors'] as const;

export const isTermList = (key: unknown): key is (typeof termLists)[number] => termLists.some((one) => one === key);

/** Whether an item of a list is included in a language: a page or post needs a title in it. */
export function isShownIn(value: unknown, list: Path, language: SiteLanguage, languages: readonly SiteLanguage[]): boolean {
  const [top, , third] = list;
  const isOfCollection = top === 'collections' && list.length === 3 && (isRowsKey(third) || isTermList(third));
  const isPage = (top === 'routes' && list.length === 1) || isOfCollection;
  return isPage ? isIn(value, language, languages) : isWithinLanguages(value, language);
}

/** Whether a collection of posts or items is missing in a language: its title is, or all its items are. */
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

/** Position of a value: its key, the path of its parent, and the `collection` beside it. */
interface KeyPlace {
  key: string;
  around: Path;
  collection: unknown;
}

/** Names of cards, posts, items or terms, without those that the language lacks. */
export function namedIn(all: LeftCollections, value: unknown, { key, around, collection }: KeyPlace): unknown {
  if (!Array.isArray(value)) return value;
  const [top, own, list] = around;
  const isOfRow = top === 'collections' && isRowsKey(list);
  const omitted = all.get(String(isOfRow ? own : collection));
  if (isOfRow && (isTermList(key) || key === 'related')) {
    const named = withoutOmitted(value, key === 'related' ? omitted?.names : omitted?.[key]);
    return named.length > 0 ? named : undefined;
  }
  return key === 'names' ? withoutOmitted(value, omitted?.names) : value;
}

/** Whether a block selects items, and the language lacks all of them. */
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

/** Whether a value is left out of a language because the collection, tag, group or items that it shows are missing there. */
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
