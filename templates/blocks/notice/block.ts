import { defineBlock } from '../../schema/block/descriptor.ts';

export const notice = defineBlock({
  type: 'notice',
  schema: async () => (await import('./schema.ts')).noticeSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'first',
  isTitle: ({ titled }) => titled === true,
});
