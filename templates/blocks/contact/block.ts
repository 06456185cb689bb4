import { defineBlock } from '../descriptor.ts';

export const contact = defineBlock({
  type: 'contact',
  schema: async () => (await import('./schema.ts')).contactSchema,
  styles: 'below',
  pageType: 'ContactPage',
  formTargets: ({ form }) => (form.action ? [form.action] : []),
});
