import { defineBlock } from '../descriptor.ts';
import type { postsBlockSchema } from './schema.ts';

export const posts = defineBlock<typeof postsBlockSchema>({
  type: 'posts',
  styles: 'below',
});
