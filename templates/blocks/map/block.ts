import { mapOrigin } from '../../components/map-address.ts';
import { defineBlock } from '../../schema/block/descriptor.ts';

export const map = defineBlock({
  type: 'map',
  schema: async () => (await import('./schema.ts')).mapSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  frameOrigins: () => [mapOrigin],
});
