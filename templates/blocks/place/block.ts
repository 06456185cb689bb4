import { defineBlock } from '../../schema/block/descriptor.ts';

export const place = defineBlock({
  type: 'place',
  schema: async () => (await import('./schema.ts')).placeBlockSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  // Address, hours and contact details look as on the cards of places.
  embeds: { places: () => true },
  isTitle: () => true,
  shows: 'places',
});
