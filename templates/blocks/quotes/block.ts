import { defineBlock } from '../../schema/block/descriptor.ts';

export const quotes = defineBlock({
  type: 'quotes',
  schema: async () => (await import('./schema.ts')).quotesSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
});
