import { defineBlock } from '../../schema/block/descriptor.ts';

export const panorama = defineBlock({
  type: 'panorama',
  schema: async () => (await import('./schema.ts')).panoramaSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
});
