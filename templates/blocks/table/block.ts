import { defineBlock } from '../descriptor.ts';
import { tableSchema } from './schema.ts';

export const table = defineBlock({
  schema: tableSchema,
  styles: 'below',
});
