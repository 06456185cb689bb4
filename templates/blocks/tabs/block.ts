import { defineBlock } from '../../block/descriptor.ts';

export const tabs = defineBlock({
  type: 'tabs',
  schema: async () => (await import('./schema.ts')).tabsSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  island: true,
});
