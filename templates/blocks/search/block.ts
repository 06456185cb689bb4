import { defineBlock } from '../descriptor.ts';

export const search = defineBlock({
  type: 'search',
  schema: async () => (await import('./schema.ts')).searchSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'first',
  island: true,
});
