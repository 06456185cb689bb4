import { defineBlock } from '../descriptor.ts';
import type { quotesSchema } from './schema.ts';

export const quotes = defineBlock<typeof quotesSchema>({
  type: 'quotes',
  styles: 'below',
});
