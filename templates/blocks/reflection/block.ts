import { defineBlock } from '../../schema/block/descriptor.ts';
import { labels } from './labels.ts';

export const reflection = defineBlock({
  type: 'reflection',
  schema: async () => (await import('./schema.ts')).reflectionSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
});
