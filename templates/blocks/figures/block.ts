import { defineBlock } from '../descriptor.ts';
import type { figuresSchema } from './schema.ts';

export const figures = defineBlock<typeof figuresSchema>({
  type: 'figures',
  styles: 'below',
});
