import { defineBlock } from '../descriptor.ts';

export const points = defineBlock({
  type: 'points',
  schema: async () => (await import('./schema.ts')).pointsSchema,
  styles: 'below',
});
