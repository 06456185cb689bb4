import { defineBlock } from '../descriptor.ts';

export const article = defineBlock({
  type: 'article',
  schema: async () => (await import('./schema.ts')).articleSchema,
  styles: 'below',
  isTitle: () => true,
});
