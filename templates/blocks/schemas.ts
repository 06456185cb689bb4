import * as z from 'zod';
import type { BlockDescriptor } from './descriptor.ts';
import type { Content } from './kinds.ts';
import * as list from './list.ts';

type AnyBlock = (typeof list)[keyof typeof list]['schema'];

/** Every block, chosen by its `type`. */
export const blockSchema = z
  .discriminatedUnion('type', Object.values(list).map(({ schema }) => schema) as [AnyBlock, ...AnyBlock[]])
  .describe('A section of a page, chosen by its "type".');

export type Block = Content<z.infer<typeof blockSchema>>;
export type BlockType = Block['type'];

const descriptors = new Map<unknown, BlockDescriptor>(
  Object.values(list).map((descriptor) => [descriptor.schema.shape.type.value, descriptor as unknown as BlockDescriptor]),
);

/** The kinds of blocks, in the order of their names. */
export const blockTypes = [...descriptors.keys()] as BlockType[];

/** What is known of a kind of block; undefined for what is none. */
export function descriptorOf(type: unknown): BlockDescriptor | undefined {
  return descriptors.get(type);
}
