import { defineBlock } from '../../schema/block/descriptor.ts';

export const article = defineBlock({
  type: 'article',
  schema: async () => (await import('./schema.ts')).articleSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  pieces: {
    centred: (_, { heads }) => heads === 'centred',
    side: (_, { heads }) => heads === 'side',
    start: (_, { heads }) => heads === 'start',
  },
  isTitle: () => true,
});
