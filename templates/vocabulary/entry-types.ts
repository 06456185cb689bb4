/** Types of collections whose entries blocks show: a folder each in `templates/collections/`. */
export const entryTypes = ['people', 'documents', 'places', 'projects'] as const;

export type EntryType = (typeof entryTypes)[number];

/** Whether a collection, by its `type`, is one of entries. */
export const isEntryType = (type: unknown): type is EntryType => entryTypes.some((one) => one === type);

/** In what a collection of entries puts them, each entry in as many as it names. */
export const termLists = ['groups', 'tags'] as const;

export type TermList = (typeof termLists)[number];
