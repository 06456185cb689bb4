import { defineBlock } from '../descriptor.ts';
import type { pricesSchema } from './schema.ts';

export const prices = defineBlock<typeof pricesSchema>({
  type: 'prices',
  styles: 'below',
});
