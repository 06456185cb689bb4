import { type EntryType, isEntryType } from '../../schema/entry-types.ts';
import { documents } from './documents/type.ts';
import type { EntryDescriptor, EntryPages } from './entries/descriptor.ts';
import { people } from './people/type.ts';
import { places } from './places/type.ts';
import { posts } from './posts/type.ts';
import { projects } from './projects/type.ts';

const types = { people, documents, places, projects } satisfies Record<EntryType, { type: EntryType }>;

/** Every collection type whose entries blocks show. */
export const entryDescriptors = Object.values(types) as unknown as readonly EntryDescriptor[];

/** Descriptor of a collection type whose entries blocks show; undefined for cards and posts. */
export const entryDescriptorOf = (type: unknown): EntryDescriptor | undefined =>
  isEntryType(type) ? (types[type] as unknown as EntryDescriptor) : undefined;

/** Page definitions of a collection type's entries; undefined for cards. */
export const entryPagesOf = (type: unknown): EntryPages | undefined =>
  type === posts.type ? (posts as unknown as EntryPages) : entryDescriptorOf(type);
