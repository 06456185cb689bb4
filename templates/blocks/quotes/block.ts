import { defineBlock } from '../descriptor.ts';

export const quotes = defineBlock({
  type: 'quotes',
  schema: async () => (await import('./schema.ts')).quotesSchema,
  styles: 'below',
});
