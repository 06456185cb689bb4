import { defineBlock } from '../../block/descriptor.ts';
import { mapOrigin } from '../../parts/map-address.ts';

export const map = defineBlock({
  type: 'map',
  schema: async () => (await import('./schema.ts')).mapSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  frameOrigins: () => [mapOrigin],
});
