import type { BlockDescriptor } from '../schema/block/descriptor.ts';
import * as list from './list.ts';

/** A kind of block, as the list has it. */
export type Listed = (typeof list)[keyof typeof list];

/** The word by which the content chooses a kind of block. */
export type BlockType = Listed['type'];

/** What a kind of block with an island is called, which is what the island is called too. */
type IslandOf<Block> = Block extends { type: infer Type; island?: infer Has } ? (true extends Has ? Type : never) : never;
export type IslandType = IslandOf<Listed>;

/**
 * Every kind of block, in the order of their types: a bundle has a module's exports in the order of its lines, Node in that
 * of their names.
 */
export const blocks: readonly Listed[] = Object.values(list).sort((one, other) => (one.type < other.type ? -1 : 1));

const descriptors = new Map<unknown, BlockDescriptor>(
  blocks.map((descriptor) => [descriptor.type, descriptor as unknown as BlockDescriptor]),
);

/** The words by which the content chooses them. */
export const blockTypes: readonly BlockType[] = blocks.map(({ type }) => type);

/** Those that have an island. */
export const islandTypes = blocks.filter(({ island }) => island).map(({ type }) => type) as readonly IslandType[];

/** What is known of a kind of block; undefined for what is none. */
export function descriptorOf(type: unknown): BlockDescriptor | undefined {
  return descriptors.get(type);
}
