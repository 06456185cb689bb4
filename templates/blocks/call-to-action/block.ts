import { defineBlock } from '../../schema/block/descriptor.ts';

export const callToAction = defineBlock({
  type: 'call-to-action',
  schema: async () => (await import('./schema.ts')).callToActionSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
});
