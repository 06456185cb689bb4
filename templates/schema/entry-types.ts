/** Types of collections whose entries blocks show: a folder each in `templates/registry/collections/`. */
export const entryTypes = ['people', 'documents', 'places', 'projects'] as const;

export type EntryType = (typeof entryTypes)[number];

/** Whether a collection, by its `type`, is one of entries. */
export const isEntryType = (type: unknown): type is EntryType => entryTypes.some((one) => one === type);

/** Types of collections whose entries may have pages: those that blocks show, and posts, which have lists and a feed too. */
export type CollectionType = EntryType | 'posts';

/** The keys under which collections have their entries. */
const rowKeys = ['posts', 'entries'] as const;

export type Rows = (typeof rowKeys)[number];

/** Whether a key of a collection is that of its entries. */
export const isRows = (key: unknown): key is Rows => rowKeys.some((one) => one === key);

/** The key under which a collection of a type has its entries; undefined for one of cards, and for no type. */
export function rowsOfType(type: unknown): Rows | undefined {
  if (type === 'posts') return type;
  return isEntryType(type) ? 'entries' : undefined;
}

/** In what a collection of entries puts them, each entry in as many as it names. */
const termLists = ['groups', 'tags'] as const;

export type TermList = (typeof termLists)[number];
