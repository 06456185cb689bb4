import { defineBlock } from '../descriptor.ts';
import { articleSchema } from './schema.ts';

export const article = defineBlock({
  schema: articleSchema,
  styles: 'below',
  isTitle: () => true,
});
