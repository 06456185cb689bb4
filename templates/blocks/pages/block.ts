import { defineBlock } from '../../schema/block/descriptor.ts';
import { labels } from './labels.ts';

export const pages = defineBlock({
  type: 'pages',
  schema: async () => (await import('./schema.ts')).pagesSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  embeds: { 'parts/card-rows': ({ look = 'cards' }, { cards }) => look === 'cards' && cards !== 'grid' },
  pieces: { cards: ({ look = 'cards' }, { cards }) => look === 'cards' && cards === 'grid' },
  isFilterable: true,
  showsPages: ({ of, look }) => ({ of, isAround: look === 'around' }),
});
