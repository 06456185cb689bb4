import { type EntryType, isEntryType } from '../../schema/entry-types.ts';
import { documents } from './documents/type.ts';
import type { EntryDescriptor, EntryPages } from './entries/descriptor.ts';
import { people } from './people/type.ts';
import { places } from './places/type.ts';
import { posts } from './posts/type.ts';
import { projects } from './projects/type.ts';

const types = { people, documents, places, projects } satisfies Record<EntryType, { type: EntryType }>;

/** Every type of collection whose entries blocks show. */
export const entryDescriptors = Object.values(types) as unknown as readonly EntryDescriptor[];

/** What is known of a type of collection whose entries blocks show; undefined for one of cards or posts. */
export const entryDescriptorOf = (type: unknown): EntryDescriptor | undefined =>
  isEntryType(type) ? (types[type] as unknown as EntryDescriptor) : undefined;

/** What the pages of entries are made of; undefined for a type of cards. */
export const entryPagesOf = (type: unknown): EntryPages | undefined =>
  type === posts.type ? (posts as unknown as EntryPages) : entryDescriptorOf(type);
