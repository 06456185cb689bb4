import { defineBlock } from '../descriptor.ts';
import type { timelineSchema } from './schema.ts';

export const timeline = defineBlock<typeof timelineSchema>({
  type: 'timeline',
  styles: 'below',
});
