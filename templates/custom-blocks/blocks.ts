/** Public entry point `qiyam/blocks`: for descriptor, schema, rules and words of a custom block. */
import type { CustomTexts } from '../languages/message-languages.ts';
import type * as words from '../schema/block/words.ts';

/**
 * Zod: https://zod.dev. The content check supports `z.strictObject`, `array`, `record`, `union`, `discriminatedUnion`, `enum`,
 * `literal`, `boolean`, `number`, `int`, with `min`, `max`, `multipleOf`, `regex` and `optional`; strings are made by the
 * builders here.
 */
export * as z from 'zod';
export { fileField } from '../model/files/fields.ts';
export type { FileKindName } from '../model/files/file-kinds.ts';
export { type BlockDescriptor, defineBlock } from '../schema/block/descriptor.ts';
export * from '../schema/fields.ts';
export { type Content, type FileName, type IconFile, kind, type Sentence } from '../schema/kinds.ts';
export { countedForms, optionalWords } from '../schema/labels/fields.ts';
export { issueOf as faultOf } from '../schema/rules.ts';
export * from '../schema/times-schema.ts';
export { defineLabels } from './labels.ts';

/** Text of a block in the editor: Arabic, English, then any further message languages, which otherwise show the English text. */
export type InBoth = CustomTexts;
export type KeyWords = words.KeyWords<CustomTexts>;
export type BlockWords = words.BlockWords<CustomTexts>;
