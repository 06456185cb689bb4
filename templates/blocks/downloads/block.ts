import { defineBlock } from '../descriptor.ts';
import { downloadsSchema } from './schema.ts';

export const downloads = defineBlock({
  schema: downloadsSchema,
  styles: 'below',
});
