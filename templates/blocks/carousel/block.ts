import { defineBlock } from '../descriptor.ts';
import { geometryStyles } from './geometry.ts';
import type { carouselSchema } from './schema.ts';

export const carousel = defineBlock<typeof carouselSchema>({
  type: 'carousel',
  styles: 'below',
  rules: geometryStyles,
});
