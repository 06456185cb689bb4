import * as z from 'zod';
import type { Content } from '../vocabulary/kinds.ts';
import * as list from './list.ts';

type AnyBlock = Awaited<ReturnType<(typeof list)[keyof typeof list]['schema']>>;

const all = await Promise.all(Object.values(list).map(({ schema }): Promise<AnyBlock> => schema()));

/** Every block, chosen by its `type`. */
export const blockSchema = z
  .discriminatedUnion('type', all as [AnyBlock, ...AnyBlock[]])
  .describe('A section of a page, chosen by its "type".');

export type Block = Content<z.infer<typeof blockSchema>>;
