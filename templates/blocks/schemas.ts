import * as z from 'zod';
import type { Content } from '../schema/kinds.ts';
import { blocks, type RegisteredBlock } from './descriptors.ts';

type AnyBlock = Awaited<ReturnType<RegisteredBlock['schema']>>;

const all = await Promise.all(blocks.map(({ schema }): Promise<AnyBlock> => schema()));

/** Schema of every block, discriminated by `type`. */
export const blockSchema = z
  .discriminatedUnion('type', all as [AnyBlock, ...AnyBlock[]])
  .describe('A section of a page, chosen by its "type".');

export type Block = Content<z.infer<typeof blockSchema>>;
