import { defineBlock } from '../descriptor.ts';

export const posts = defineBlock({
  type: 'posts',
  schema: async () => (await import('./schema.ts')).postsBlockSchema,
  styles: 'below',
});
