import { defineBlock } from '../descriptor.ts';
import { logosSchema } from './schema.ts';

export const logos = defineBlock({
  schema: logosSchema,
  styles: 'below',
});
