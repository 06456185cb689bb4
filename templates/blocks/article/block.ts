import { defineBlock } from '../descriptor.ts';
import type { articleSchema } from './schema.ts';

export const article = defineBlock<typeof articleSchema>({
  type: 'article',
  styles: 'below',
  isTitle: () => true,
});
