/** What the descriptor, the schema, the rules and the words of a block of a site import, as `qiyam/blocks`. */
/**
 * The schemas of zod: https://zod.dev. Content is checked by `z.strictObject`, `array`, `record`, `union`, `discriminatedUnion`, `enum`,
 * `literal`, `boolean`, `number`, `int`, with `min`, `max`, `multipleOf`, `regex` and `optional`; strings are made by the builders here.
 */
export * as z from 'zod';
export { type BlockDescriptor, defineBlock } from '../block/descriptor.ts';
export type { BlockWords, InBoth, KeyWords } from '../block/words.ts';
export { fileField } from '../files/fields.ts';
export type { FileKindName } from '../files/file-kinds.ts';
export * from '../vocabulary/fields.ts';
export { type Content, type FileName, type IconFile, kind, type Sentence } from '../vocabulary/kinds.ts';
export { countedForms, optionalWords } from '../vocabulary/labels/fields.ts';
export { faultOf } from '../vocabulary/rules.ts';
export * from '../vocabulary/times-schema.ts';
export { defineLabels } from './labels.ts';
