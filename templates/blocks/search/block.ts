import { defineBlock } from '../descriptor.ts';

export const search = defineBlock({
  type: 'search',
  schema: async () => (await import('./schema.ts')).searchSchema,
  styles: 'first',
  island: true,
});
