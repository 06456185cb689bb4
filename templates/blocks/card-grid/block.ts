import { defineBlock } from '../descriptor.ts';

export const cardGrid = defineBlock({
  type: 'card-grid',
  schema: async () => (await import('./schema.ts')).cardGridSchema,
  styles: 'below',
  isFilterable: true,
});
