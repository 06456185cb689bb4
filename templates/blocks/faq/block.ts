import { defineBlock } from '../descriptor.ts';
import { faqSchema } from './schema.ts';

export const faq = defineBlock({
  schema: faqSchema,
  styles: 'below',
});
