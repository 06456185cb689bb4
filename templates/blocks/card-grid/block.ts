import { defineBlock } from '../descriptor.ts';
import type { cardGridSchema } from './schema.ts';

export const cardGrid = defineBlock<typeof cardGridSchema>({
  type: 'card-grid',
  styles: 'below',
  isFilterable: true,
});
