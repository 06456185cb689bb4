import type { BlockDescriptor } from './descriptor.ts';
import * as list from './list.ts';
import type { BlockType } from './schemas.ts';

type Listed = (typeof list)[keyof typeof list]['type'];

/** Refuses a kind of block that is in one of the two lists only: the error names it. */
type InBoth<Types extends never> = Types;
export type EveryBlockIsInBoth = InBoth<Exclude<BlockType, Listed> | Exclude<Listed, BlockType>>;

const descriptors = new Map<unknown, BlockDescriptor>(
  Object.values(list).map((descriptor) => [descriptor.type, descriptor as unknown as BlockDescriptor]),
);

/** The kinds of blocks, in the order of their names. */
export const blockTypes = [...descriptors.keys()] as BlockType[];

/** What is known of a kind of block; undefined for what is none. */
export function descriptorOf(type: unknown): BlockDescriptor | undefined {
  return descriptors.get(type);
}
