import { defineBlock } from '../descriptor.ts';
import type { pointsSchema } from './schema.ts';

export const points = defineBlock<typeof pointsSchema>({
  type: 'points',
  styles: 'below',
});
