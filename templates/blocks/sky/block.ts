import { defineBlock } from '../../schema/block/descriptor.ts';

export const sky = defineBlock({
  type: 'sky',
  schema: async () => (await import('./schema.ts')).skySchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  island: true,
});
