import { mapOrigin } from '../../parts/map-address.ts';
import { defineBlock } from '../descriptor.ts';
import type { mapSchema } from './schema.ts';

export const map = defineBlock<typeof mapSchema>({
  type: 'map',
  styles: 'below',
  frameOrigins: () => [mapOrigin],
});
