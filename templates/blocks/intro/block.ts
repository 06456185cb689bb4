import { defineBlock } from '../descriptor.ts';

export const intro = defineBlock({
  type: 'intro',
  schema: async () => (await import('./schema.ts')).introSchema,
  styles: 'first',
  isTitle: () => true,
});
