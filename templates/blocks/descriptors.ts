import type { BlockDescriptor } from '../block/descriptor.ts';
import * as list from './list.ts';

type Listed = (typeof list)[keyof typeof list];

/** The word by which the content chooses a kind of block. */
export type BlockType = Listed['type'];

/** What a kind of block with an island is called, which is what the island is called too. */
type IslandOf<Block> = Block extends { type: infer Type; island?: infer Has } ? (true extends Has ? Type : never) : never;
export type IslandType = IslandOf<Listed>;

/**
 * Every kind of block with its name in the list, in the order of these names: a bundle has a module's exports in the order of
 * its lines, Node in that of their names.
 */
export const blocks: readonly (readonly [name: string, block: Listed])[] = Object.entries(list).sort(([one], [other]) =>
  one < other ? -1 : 1,
);

const all = blocks.map(([, block]) => block);
const descriptors = new Map<unknown, BlockDescriptor>(
  all.map((descriptor) => [descriptor.type, descriptor as unknown as BlockDescriptor]),
);

/** The kinds of blocks, in the order of their names. */
export const blockTypes: readonly BlockType[] = all.map(({ type }) => type);

/** Those that have an island. */
export const islandTypes = all.filter(({ island }) => island).map(({ type }) => type) as readonly IslandType[];

/** What is known of a kind of block; undefined for what is none. */
export function descriptorOf(type: unknown): BlockDescriptor | undefined {
  return descriptors.get(type);
}
