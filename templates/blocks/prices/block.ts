import { defineBlock } from '../../schema/block/descriptor.ts';

export const prices = defineBlock({
  type: 'prices',
  schema: async () => (await import('./schema.ts')).pricesSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
});
