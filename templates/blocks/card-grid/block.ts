import { defineBlock } from '../descriptor.ts';
import { cardGridSchema } from './schema.ts';

export const cardGrid = defineBlock({
  schema: cardGridSchema,
  styles: 'below',
  isFilterable: true,
});
