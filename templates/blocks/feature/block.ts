import { defineBlock } from '../descriptor.ts';

export const feature = defineBlock({
  type: 'feature',
  schema: async () => (await import('./schema.ts')).featureSchema,
  styles: 'below',
});
