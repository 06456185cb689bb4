import { defineBlock } from '../../block/descriptor.ts';
import { labels } from './labels.ts';

export const gallery = defineBlock({
  type: 'gallery',
  schema: async () => (await import('./schema.ts')).gallerySchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  island: true,
  // Search engines want to know whose a picture is: others are found by the page itself.
  // https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata
  describe: ({ items }, _id, addressOf) =>
    items.flatMap(({ image, caption, credit }) => {
      const contentUrl = addressOf(image.src);
      if (!contentUrl || !credit) return [];
      return [{ '@type': 'ImageObject' as const, contentUrl, creditText: credit, ...(caption && { caption }) }];
    }),
});
