import { defineBlock } from '../descriptor.ts';
import type { contactSchema } from './schema.ts';

export const contact = defineBlock<typeof contactSchema>({
  type: 'contact',
  styles: 'below',
  pageType: 'ContactPage',
  formTargets: ({ form }) => (form.action ? [form.action] : []),
});
