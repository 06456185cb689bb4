import { defineBlock } from '../descriptor.ts';

export const posts = defineBlock({
  type: 'posts',
  schema: async () => (await import('./schema.ts')).postsBlockSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
});
