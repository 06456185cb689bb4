import { defineBlock } from '../descriptor.ts';

export const steps = defineBlock({
  type: 'steps',
  schema: async () => (await import('./schema.ts')).stepsSchema,
  styles: 'below',
});
