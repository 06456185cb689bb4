import { mapOrigin } from '../../parts/map-address.ts';
import { defineBlock } from '../descriptor.ts';

export const map = defineBlock({
  type: 'map',
  schema: async () => (await import('./schema.ts')).mapSchema,
  styles: 'below',
  frameOrigins: () => [mapOrigin],
});
