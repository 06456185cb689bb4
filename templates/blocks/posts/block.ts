import { cardsEmbeds, cardsForm } from '../../components/cards-form.ts';
import { defineBlock } from '../../schema/block/descriptor.ts';
import { labels } from './labels.ts';

export const posts = defineBlock({
  type: 'posts',
  schema: async () => (await import('./schema.ts')).postsBlockSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  embeds: cardsEmbeds,
  pieces: { grid: (block, theme) => cardsForm(block, theme) === 'grid' },
});
