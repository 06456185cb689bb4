import { defineBlock } from '../descriptor.ts';
import { mapOrigin } from './address.ts';
import { mapSchema } from './schema.ts';

export const map = defineBlock({
  schema: mapSchema,
  styles: 'below',
  frameOrigins: () => [mapOrigin],
});
