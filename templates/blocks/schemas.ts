import * as z from 'zod';
import type { Content } from '../vocabulary/kinds.ts';
import * as list from './schema-list.ts';

type AnyBlock = (typeof list)[keyof typeof list];

/** Every block, chosen by its `type`. */
export const blockSchema = z
  .discriminatedUnion('type', Object.values(list) as [AnyBlock, ...AnyBlock[]])
  .describe('A section of a page, chosen by its "type".');

export type Block = Content<z.infer<typeof blockSchema>>;
export type BlockType = Block['type'];

const schemas = new Map<unknown, AnyBlock>(Object.values(list).map((schema) => [schema.shape.type.value, schema]));

/** What a kind of block is as it is written; undefined for what is none. */
export function schemaOf(type: unknown): AnyBlock | undefined {
  return schemas.get(type);
}
