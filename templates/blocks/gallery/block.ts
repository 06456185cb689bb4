import { defineBlock } from '../../schema/block/descriptor.ts';
import { describePictures } from './describe.ts';
import { labels } from './labels.ts';

export const gallery = defineBlock({
  type: 'gallery',
  schema: async () => (await import('./schema.ts')).gallerySchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  island: true,
  describe: ({ items }, _id, addressOf) => describePictures(items, addressOf),
});
