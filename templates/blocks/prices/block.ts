import { defineBlock } from '../descriptor.ts';
import { pricesSchema } from './schema.ts';

export const prices = defineBlock({
  schema: pricesSchema,
  styles: 'below',
});
