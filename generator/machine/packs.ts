import { hashBytes } from '../common/hash.ts';
import type { Store } from './store.ts';
import type { Copy } from './task.ts';

/**
 * Where bytes are kept of things that were made together, in one entry of the store: a file for each of tens of thousands takes
 * several times as long.
 */
export interface Pack {
  /** Under which key the store has it. */
  name: string;
  /** How many things it had when it was put. */
  things: number;
}

/** What was made of one thing: its copies. */
export interface Packable {
  key: string;
  copies: readonly Copy<Uint8Array>[];
}

/** Where the copies of each thing stand, by its key: extension and size of each, one after the other. */
type Head = Record<string, { at: number; sizes: [extension: string, size: number][] }>;

/** The pack of some things: the same, the same name. */
export const packOf = (keys: readonly string[]): Pack => ({ name: `pack/${hashBytes(keys.join(' '))}`, things: keys.length });

/** Keeps things together. */
export async function putPack(store: Store, { name }: Pack, things: readonly Packable[]): Promise<void> {
  const head: Head = {};
  let at = 0;
  for (const { key, copies } of things) {
    head[key] = { at, sizes: copies.map(({ extension, content }) => [extension, content.byteLength]) };
    for (const { content } of copies) at += content.byteLength;
  }
  const parts = things.flatMap(({ copies }) => copies.map(({ content }) => content));
  await store.putParts(name, Buffer.from(JSON.stringify(head)), parts);
}

/** The copies of a thing, unchecked; undefined where they are not there. Never throws. */
export function takeFromPack(store: Store, { name }: Pack, key: string): Copy<Uint8Array>[] | undefined {
  let sizes: Head[string]['sizes'] = [];
  const bytes = store.getPart(name, (head) => {
    const thing = (JSON.parse(Buffer.from(head).toString()) as Head)[key];
    sizes = thing?.sizes ?? [];
    return thing && [thing.at, sizes.reduce((sum, [, size]) => sum + size, 0)];
  });
  let at = 0;
  return (
    bytes &&
    sizes.map(([extension, size]) => {
      at += size;
      return { extension, content: bytes.subarray(at - size, at) };
    })
  );
}

/** Packs of which less than half is in use, by their names. */
export function mostlyDead(packs: Iterable<Pack>): Set<string> {
  const used = new Map<string, { count: number; things: number }>();
  for (const { name, things } of packs) used.set(name, { count: (used.get(name)?.count ?? 0) + 1, things });
  return new Set([...used].filter(([, { count, things }]) => count * 2 < things).map(([name]) => name));
}
