import { defineBlock } from '../descriptor.ts';
import { chartSchema } from './schema.ts';

export const chart = defineBlock({
  schema: chartSchema,
  styles: 'below',
});
