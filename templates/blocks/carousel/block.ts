import { defineBlock } from '../../schema/block/descriptor.ts';
import { geometryStyles } from './geometry.ts';
import { labels } from './labels.ts';

export const carousel = defineBlock({
  type: 'carousel',
  schema: async () => (await import('./schema.ts')).carouselSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  island: true,
  preview: { movesParts: true, attributes: ['data-playing'] },
  listsPages: true,
  css: geometryStyles,
});
