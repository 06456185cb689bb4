import { defineBlock } from '../descriptor.ts';
import { featureSchema } from './schema.ts';

export const feature = defineBlock({
  schema: featureSchema,
  styles: 'below',
});
