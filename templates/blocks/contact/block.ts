import { defineBlock } from '../descriptor.ts';
import { contactSchema } from './schema.ts';

export const contact = defineBlock({
  schema: contactSchema,
  styles: 'below',
  pageType: 'ContactPage',
  formTargets: ({ form }) => (form.action ? [form.action] : []),
});
