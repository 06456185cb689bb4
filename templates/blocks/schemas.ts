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

const schemas = new Map<unknown, AnyBlock>(all.map((schema) => [schema.shape.type.value, schema]));

/** What a kind of block is as it is written; undefined for what is none. */
export function schemaOf(type: unknown): AnyBlock | undefined {
  return schemas.get(type);
}
