import { defineBlock } from '../descriptor.ts';
import { pointsSchema } from './schema.ts';

export const points = defineBlock({
  schema: pointsSchema,
  styles: 'below',
});
