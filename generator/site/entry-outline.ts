import { type EntryType, isEntryType } from '../../templates/vocabulary/entry-types.ts';
import { get, items } from '../json/walk.ts';
import { latestFirst } from './post-outline.ts';

/** An entry without what it tells. */
export interface EntryOutline {
  name: string;
  title: string;
  /** Its place in the list of the content. */
  index: number;
  /** Empty where it has none. */
  date: string;
  groups: string[];
  tags: string[];
  /** Whether it has a page of its own, and the address of that in a site of one language. */
  hasPage: boolean;
  path: string | undefined;
  isDraft: boolean;
}

/** As much of a collection of entries as its addresses, and what blocks show of it, follow from. */
export interface EntriesOutline {
  type: EntryType;
  entries: EntryOutline[];
  byName: ReadonlyMap<string, EntryOutline>;
}

/** Which entries of a collection a block shows. */
export interface EntryChoice {
  group?: string | undefined;
  tag?: string | undefined;
  names?: readonly string[] | undefined;
  order?: 'written' | 'title' | 'latest' | undefined;
  most?: number | undefined;
}

const words = (list: unknown): string[] => items(list).filter((one) => typeof one === 'string');

const known = new WeakMap<object, EntriesOutline | undefined>();

/** The outline of a collection, which may be wrong in its shape; undefined where it is none of entries. */
export function entriesOf(collection: unknown): EntriesOutline | undefined {
  if (typeof collection !== 'object' || collection === null) return undefined;
  if (!known.has(collection)) known.set(collection, read(collection));
  return known.get(collection);
}

function read(collection: object): EntriesOutline | undefined {
  const [type, path] = [get(collection, 'type'), get(collection, 'path')];
  if (!isEntryType(type)) return undefined;
  const start = path === '/' ? '' : path;
  const entries = items(get(collection, 'entries')).flatMap((entry, index): EntryOutline[] => {
    const [name, title, date] = ['name', 'title', 'date'].map((key) => get(entry, key));
    if (typeof name !== 'string') return [];
    const hasPage = start !== undefined && get(entry, 'page') !== false && get(entry, 'href') === undefined;
    return [
      {
        name,
        title: typeof title === 'string' ? title : '',
        index,
        date: typeof date === 'string' ? date : '',
        groups: words(get(entry, 'groups')),
        tags: words(get(entry, 'tags')),
        hasPage,
        path: hasPage && typeof start === 'string' ? `${start}/${name}` : undefined,
        isDraft: get(entry, 'draft') === true,
      },
    ];
  });
  return { type, entries, byName: new Map(entries.map((entry) => [entry.name, entry])) };
}

/** Names are an order; of entries that have days, the latest comes first. */
const usualOrder = ({ entries, names }: { entries: readonly EntryOutline[]; names: readonly string[] | undefined }) =>
  names === undefined && entries.some(({ date }) => date !== '') ? 'latest' : 'written';

function inOrder(found: readonly EntryOutline[], order: EntryChoice['order'], language: string): readonly EntryOutline[] {
  if (order === 'written') return found;
  const { compare } = new Intl.Collator(language);
  return found.toSorted((a, b) => (order === 'latest' ? latestFirst(a, b) : compare(a.title, b.title) || a.index - b.index));
}

/**
 * The entries that a block shows, in the order shown: of those that it names, or of all, the ones in its group and with its tag.
 * @param language by whose letters titles are put in order
 */
export function chosenEntries(
  { entries, byName }: Pick<EntriesOutline, 'entries' | 'byName'>,
  { group, tag, names, order, most }: EntryChoice,
  language: string,
): readonly EntryOutline[] {
  const all = names?.flatMap((name) => byName.get(name) ?? []) ?? entries;
  const found = all.filter(
    ({ groups, tags }) => (group === undefined || groups.includes(group)) && (tag === undefined || tags.includes(tag)),
  );
  return inOrder(found, order ?? usualOrder({ entries, names }), language).slice(0, most);
}
