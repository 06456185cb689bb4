import { defineBlock } from '../../schema/block/descriptor.ts';

export const figures = defineBlock({
  type: 'figures',
  schema: async () => (await import('./schema.ts')).figuresSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
});
