import { defineBlock } from '../descriptor.ts';

export const downloads = defineBlock({
  type: 'downloads',
  schema: async () => (await import('./schema.ts')).downloadsSchema,
  styles: 'below',
});
