import { defineBlock } from '../../schema/block/descriptor.ts';

export const logos = defineBlock({
  type: 'logos',
  schema: async () => (await import('./schema.ts')).logosSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
});
