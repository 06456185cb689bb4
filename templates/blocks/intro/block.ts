import { defineBlock } from '../../schema/block/descriptor.ts';

export const intro = defineBlock({
  type: 'intro',
  schema: async () => (await import('./schema.ts')).introSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'first',
  isAboveBreadcrumb: true,
  isTitle: () => true,
});
