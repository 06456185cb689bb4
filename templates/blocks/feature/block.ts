import { defineBlock } from '../../schema/block/descriptor.ts';
import { describePictures } from '../gallery/describe.ts';

export const feature = defineBlock({
  type: 'feature',
  schema: async () => (await import('./schema.ts')).featureSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  embeds: { gallery: ({ caption, credit, original, enlarges }) => (caption ?? credit ?? original ?? enlarges) !== undefined },
  describe: (block, _id, addressOf) => describePictures([block], addressOf),
});
