import { defineBlock } from '../../block/descriptor.ts';

export const feature = defineBlock({
  type: 'feature',
  schema: async () => (await import('./schema.ts')).featureSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
});
