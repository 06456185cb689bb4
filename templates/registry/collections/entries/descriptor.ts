import type { Thing } from 'schema-dts';
import type { Prose } from '../../../blocks/prose/schema.ts';
import type { Block } from '../../../blocks/schemas.ts';
import type { Planned } from '../../../model/planned/planned.ts';
import type { CollectionType, EntryType } from '../../../schema/entry-types.ts';
import type { CollectionWords } from './words.ts';

/** Fields of every entry, whatever its type. */
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

/** Data shown with an entry besides its fields: its address, and titles of its groups. */
export interface EntryContext {
  href: string | undefined;
  groups: string[];
  tags: string[];
}

/** Tools for the structured data of an entry. */
export interface StructuredDataContext {
  /** Absolute URL of the page with a fragment. */
  id: (fragment: string) => string;
  /** Absolute URL of a picture or file under `assets/`. */
  addressOf: (source: string) => string | undefined;
  organization: { '@id': string };
}

/** Pages of a collection type's entries, besides the fields of every entry. */
export interface EntryPages<Entry = AnyEntry> {
  type: CollectionType;
  /** First block of an entry's page; absent: entries have no pages. */
  headOf?: (from: { collection: string; entry: string }) => Block;
  /** Description of its page for search engines; default: its title and `about`. */
  summaryOf?: (entry: Entry) => string;
  /** Sentence for search engines beyond the title; may have marks. */
  about?: (entry: Entry) => string | undefined;
}

/** Descriptor of a collection type whose entries blocks show. */
export interface EntryDescriptor<Entry extends AnyEntry = AnyEntry, Item = unknown, Collection = unknown>
  extends EntryPages<Entry> {
  type: EntryType;
  /** Texts for the editor. */
  words: () => Promise<CollectionWords>;
  /**
   * Entry as an item of a block that shows several.
   * @param collection fields of the collection
   */
  toItem: (entry: Planned<Entry>, around: EntryContext, collection: Collection) => Item;
  /** Addresses that forms on its page are sent to. */
  formTargets?: (entry: Entry) => string[];
  /** Structured data (schema.org) of an entry, without inline marks. */
  describe?: (entry: Entry, tools: StructuredDataContext) => Thing;
}

/** Defines a collection type; types are inferred from its entries. */
export const defineEntries = <Entry extends AnyEntry, Item, Collection = unknown>(
  descriptor: EntryDescriptor<Entry, Item, Collection>,
) => descriptor;
