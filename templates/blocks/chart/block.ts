import { defineBlock } from '../descriptor.ts';
import type { chartSchema } from './schema.ts';

export const chart = defineBlock<typeof chartSchema>({
  type: 'chart',
  styles: 'below',
});
