import { defineBlock } from '../../schema/block/descriptor.ts';

export const hero = defineBlock({
  type: 'hero',
  schema: async () => (await import('./schema.ts')).heroSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'first',
  opening: 'composition',
  embeds: { reflection: (block) => block.reflection !== undefined },
  isAboveBreadcrumb: true,
  isTitle: () => true,
});
