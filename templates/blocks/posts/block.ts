import { defineBlock } from '../descriptor.ts';
import { postsBlockSchema } from './schema.ts';

export const posts = defineBlock({
  schema: postsBlockSchema,
  styles: 'below',
});
