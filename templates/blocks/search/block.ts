import { defineBlock } from '../../schema/block/descriptor.ts';
import { labels } from './labels.ts';

export const search = defineBlock({
  type: 'search',
  schema: async () => (await import('./schema.ts')).searchSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'first',
  filters: (block) => block.filters,
  island: true,
});
