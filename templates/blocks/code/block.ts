import { defineBlock } from '../../schema/block/descriptor.ts';
import { labels } from './labels.ts';
import * as rules from './rules.ts';

export const code = defineBlock({
  type: 'code',
  schema: async () => (await import('./schema.ts')).codeSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  island: true,
  hasCode: true,
  rules,
});
