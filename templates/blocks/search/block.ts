import { defineBlock } from '../descriptor.ts';
import type { searchSchema } from './schema.ts';

export const search = defineBlock<typeof searchSchema>({
  type: 'search',
  styles: 'first',
});
