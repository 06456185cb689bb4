import { defineBlock } from '../descriptor.ts';
import { proseSchema } from './schema.ts';

export const prose = defineBlock({
  schema: proseSchema,
  styles: 'below',
});
