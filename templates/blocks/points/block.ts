import { defineBlock } from '../../schema/block/descriptor.ts';

export const points = defineBlock({
  type: 'points',
  schema: async () => (await import('./schema.ts')).pointsSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
});
