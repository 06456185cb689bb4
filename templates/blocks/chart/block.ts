import { defineBlock } from '../../schema/block/descriptor.ts';
import { labels } from './labels.ts';
import * as rules from './rules.ts';

export const chart = defineBlock({
  type: 'chart',
  schema: async () => (await import('./schema.ts')).chartSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  rules,
});
