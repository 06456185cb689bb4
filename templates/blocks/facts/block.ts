import { defineBlock } from '../../schema/block/descriptor.ts';

export const facts = defineBlock({
  type: 'facts',
  schema: async () => (await import('./schema.ts')).factsSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
});
