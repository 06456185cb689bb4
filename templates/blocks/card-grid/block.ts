import { defineBlock } from '../../schema/block/descriptor.ts';

export const cardGrid = defineBlock({
  type: 'card-grid',
  schema: async () => (await import('./schema.ts')).cardGridSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  isFilterable: true,
  listsPages: true,
});
