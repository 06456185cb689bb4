import { defineBlock } from '../../schema/block/descriptor.ts';

export const person = defineBlock({
  type: 'person',
  schema: async () => (await import('./schema.ts')).personBlockSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  isTitle: () => true,
  shows: 'people',
  pageType: 'ProfilePage',
});
