import { type EntryType, isEntryType } from '../vocabulary/entry-types.ts';
import { documents } from './documents/type.ts';
import type { EntryDescriptor } from './entries/descriptor.ts';
import { people } from './people/type.ts';
import { places } from './places/type.ts';
import { projects } from './projects/type.ts';

const types = { people, documents, places, projects } satisfies Record<EntryType, { type: EntryType }>;

/** Every type of collection whose entries blocks show. */
export const entryDescriptors = Object.values(types) as unknown as readonly EntryDescriptor[];

/** What is known of a type of collection; undefined for one of cards or posts. */
export const entryDescriptorOf = (type: unknown): EntryDescriptor | undefined =>
  isEntryType(type) ? (types[type] as unknown as EntryDescriptor) : undefined;
