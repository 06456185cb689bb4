import { mapOrigin } from '../../parts/map-address.ts';
import { defineBlock } from '../descriptor.ts';
import { mapSchema } from './schema.ts';

export const map = defineBlock({
  schema: mapSchema,
  styles: 'below',
  frameOrigins: () => [mapOrigin],
});
