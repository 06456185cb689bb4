import { defineBlock } from '../descriptor.ts';
import { quotesSchema } from './schema.ts';

export const quotes = defineBlock({
  schema: quotesSchema,
  styles: 'below',
});
