import { defineBlock } from '../descriptor.ts';

export const hero = defineBlock({
  type: 'hero',
  schema: async () => (await import('./schema.ts')).heroSchema,
  styles: 'first',
  isAboveBreadcrumb: true,
  isTitle: () => true,
});
