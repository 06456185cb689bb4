import { cardsEmbeds, cardsForm } from '../../components/cards-form.ts';
import { defineBlock } from '../../schema/block/descriptor.ts';

export const cardGrid = defineBlock({
  type: 'card-grid',
  schema: async () => (await import('./schema.ts')).cardGridSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  embeds: cardsEmbeds,
  pieces: { grid: (block, theme) => cardsForm(block, theme) === 'grid' },
  isFilterable: true,
  listsPages: true,
});
