import { defineBlock } from '../descriptor.ts';
import { geometryStyles } from './geometry.ts';
import { carouselSchema } from './schema.ts';

export const carousel = defineBlock({
  schema: carouselSchema,
  styles: 'below',
  rules: geometryStyles,
});
