import { defineBlock } from '../descriptor.ts';
import { figuresSchema } from './schema.ts';

export const figures = defineBlock({
  schema: figuresSchema,
  styles: 'below',
});
