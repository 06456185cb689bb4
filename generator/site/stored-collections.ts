import type { Site } from '../../site.schema.ts';
import { rememberPerObject } from '../common/remember.ts';

type Collection = Site['collections'][string];

/** What was found out about a collection, by their names. */
export type CollectionFacts = Record<string, unknown>;

interface Origin {
  name: string;
  facts: CollectionFacts;
}

const makers = new Map<string, (collection: Collection) => unknown>();

/** Those that come from entries of a file. */
const origins = new WeakMap<object, Origin>();

/** Names of what follows from collections. */
export const factsOfCollections = (): string[] => [...makers.keys()];

/** What follows from a collection. */
export const factsOfCollection = (collection: Collection): CollectionFacts =>
  Object.fromEntries([...makers].map(([name, make]) => [name, make(collection)]));

/** Is told where a collection comes from: the name of its bytes in the file, and what was found out about them. */
export function comesFrom(collection: object, from: Origin): void {
  origins.set(collection, from);
}

/** Names the content of a collection; undefined for one that comes from no entry of a file. */
export const nameOfCollection = (collection: object | undefined): string | undefined =>
  collection && origins.get(collection)?.name;

/**
 * Makes a function that tells something of a collection, and is asked for all of a site: the cards and posts of one of the file
 * need not be gone through for it. Answers are plain data, never undefined; they follow from the collection alone.
 */
export function factOfCollection<Value>(
  name: string,
  make: (collection: Collection) => Value,
): (collection: Collection) => Value {
  makers.set(name, make);
  const made = rememberPerObject(make);
  return (collection) => {
    const facts = origins.get(collection)?.facts;
    return facts && Object.hasOwn(facts, name) ? (facts[name] as Value) : made(collection);
  };
}
