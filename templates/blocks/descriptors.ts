import type { BlockDescriptor } from '../schema/block/descriptor.ts';
import * as list from './list.ts';

/** Descriptor in the list. */
export type RegisteredBlock = (typeof list)[keyof typeof list];

/** Value of `type` that selects a block. */
export type BlockType = RegisteredBlock['type'];

/** Type of a block that has an island; the island has the same name. */
type IslandOf<Block> = Block extends { type: infer Type; island?: infer Has } ? (true extends Has ? Type : never) : never;
export type IslandType = IslandOf<RegisteredBlock>;

/** All block descriptors, sorted by type: bundlers order module exports by source line, Node by name. */
export const blocks: readonly RegisteredBlock[] = Object.values(list).sort((one, other) => (one.type < other.type ? -1 : 1));

const descriptors = new Map<unknown, BlockDescriptor>(
  blocks.map((descriptor) => [descriptor.type, descriptor as unknown as BlockDescriptor]),
);

/** Types of all blocks. */
export const blockTypes: readonly BlockType[] = blocks.map(({ type }) => type);

/** Types of blocks with an island. */
export const islandTypes = blocks.filter(({ island }) => island).map(({ type }) => type) as readonly IslandType[];

/** Descriptor of a block type; undefined for unknown types. */
export function descriptorOf(type: unknown): BlockDescriptor | undefined {
  return descriptors.get(type);
}
