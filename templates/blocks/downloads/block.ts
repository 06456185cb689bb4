import { defineBlock } from '../../block/descriptor.ts';

export const downloads = defineBlock({
  type: 'downloads',
  schema: async () => (await import('./schema.ts')).downloadsSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
});
