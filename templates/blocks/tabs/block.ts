import { defineBlock } from '../descriptor.ts';

export const tabs = defineBlock({
  type: 'tabs',
  schema: async () => (await import('./schema.ts')).tabsSchema,
  styles: 'below',
  island: true,
});
