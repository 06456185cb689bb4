import { defineBlock } from '../descriptor.ts';
import { searchSchema } from './schema.ts';

export const search = defineBlock({
  schema: searchSchema,
  styles: 'first',
});
