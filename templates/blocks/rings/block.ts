import { defineBlock } from '../../schema/block/descriptor.ts';

export const rings = defineBlock({
  type: 'rings',
  schema: async () => (await import('./schema.ts')).ringsSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
});
