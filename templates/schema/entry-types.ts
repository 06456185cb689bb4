/** Collection types whose entries blocks show: each has a folder in `templates/registry/collections/`. */
export const entryTypes = ['people', 'documents', 'places', 'projects'] as const;

export type EntryType = (typeof entryTypes)[number];

/** Whether a collection type has entries. */
export const isEntryType = (type: unknown): type is EntryType => entryTypes.some((one) => one === type);

/** Collection types whose entries may have pages: those above, and posts, which also have lists and a feed. */
export type CollectionType = EntryType | 'posts';

/** Keys of a collection's entries. */
const rowKeys = ['posts', 'entries'] as const;

export type RowsKey = (typeof rowKeys)[number];

/** Whether a key holds a collection's entries. */
export const isRowsKey = (key: unknown): key is RowsKey => rowKeys.some((one) => one === key);

/** Key of the entries of a collection type; undefined for cards and unknown types. */
export function rowsOfType(type: unknown): RowsKey | undefined {
  if (type === 'posts') return type;
  return isEntryType(type) ? 'entries' : undefined;
}

/** Term lists of a collection; each entry may have several terms. */
const termLists = ['groups', 'tags'] as const;

export type TermList = (typeof termLists)[number];
