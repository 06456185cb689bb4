import type { Thing } from 'schema-dts';
import type { Prose } from '../../../blocks/prose/schema.ts';
import type { Block } from '../../../blocks/schemas.ts';
import type { Planned } from '../../../model/planned/planned.ts';
import type { CollectionType, EntryType } from '../../../schema/entry-types.ts';
import type { CollectionWords } from './words.ts';

/** What every entry says, whatever its type. */
export interface AnyEntry {
  name: string;
  title: string;
  date?: string | undefined;
  href?: string | undefined;
  groups?: string[] | undefined;
  tags?: string[] | undefined;
  related?: string[] | undefined;
  body?: Prose['body'] | undefined;
  contents?: string | undefined;
  page?: false | undefined;
  updated?: string | undefined;
  movedFrom?: string[] | undefined;
  listed?: boolean | undefined;
  searchable?: boolean | undefined;
  keywords?: string[] | undefined;
  draft?: true | undefined;
  placeholder?: true | undefined;
}

/** What is shown of an entry beside what it says itself: where it leads, and titles of what it is in. */
export interface AroundEntry {
  href: string | undefined;
  groups: string[];
  tags: string[];
}

/** What is told to programs beside an entry. */
export interface DescribedEntry {
  /** Full address of the page with a fragment. */
  id: (fragment: string) => string;
  /** Full address of a picture or a file under `assets/`. */
  addressOf: (source: string) => string | undefined;
  organization: { '@id': string };
}

/** What the pages of entries of a type are made of, beside what every entry says. */
export interface EntryPages<Entry = AnyEntry> {
  type: CollectionType;
  /** The block by which the page of an entry begins; absent: no entry has one. */
  headOf?: (from: { collection: string; entry: string }) => Block;
  /** What search engines are told of its page; absent: its title, and what it is about. */
  summaryOf?: (entry: Entry) => string;
  /** What its page tells beyond its title, for search engines: a sentence, which may have marks. */
  about?: (entry: Entry) => string | undefined;
}

/** What the rest must know of a type of collection whose entries blocks show. */
export interface EntryDescriptor<Entry extends AnyEntry = AnyEntry, Item = unknown, Collection = unknown>
  extends EntryPages<Entry> {
  type: EntryType;
  /** What maintainers read of it. */
  words: () => Promise<CollectionWords>;
  /** An entry as blocks that show several have it among their items. @param collection what it says of all of them */
  toItem: (entry: Planned<Entry>, around: AroundEntry, collection: Collection) => Item;
  /** Addresses that forms of its page are sent to. */
  formTargets?: (entry: Entry) => string[];
  /** What it is for programs, in the words of schema.org, without marks in its sentences. */
  describe?: (entry: Entry, tools: DescribedEntry) => Thing;
}

/** Says what is to be known of a type, by the entries that it has. */
export const defineEntries = <Entry extends AnyEntry, Item, Collection = unknown>(
  descriptor: EntryDescriptor<Entry, Item, Collection>,
) => descriptor;
