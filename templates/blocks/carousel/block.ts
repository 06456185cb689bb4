import { defineBlock } from '../descriptor.ts';
import { geometryStyles } from './geometry.ts';

export const carousel = defineBlock({
  type: 'carousel',
  schema: async () => (await import('./schema.ts')).carouselSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  island: true,
  css: geometryStyles,
});
