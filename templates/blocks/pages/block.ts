import { defineBlock } from '../../schema/block/descriptor.ts';
import { labels } from './labels.ts';

export const pages = defineBlock({
  type: 'pages',
  schema: async () => (await import('./schema.ts')).pagesSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  isFilterable: true,
  showsPages: ({ of, look }) => ({ of, isAround: look === 'around' }),
});
