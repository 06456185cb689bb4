import { defineBlock } from '../../schema/block/descriptor.ts';

export const timeline = defineBlock({
  type: 'timeline',
  schema: async () => (await import('./schema.ts')).timelineSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
});
