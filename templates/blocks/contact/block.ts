import { defineBlock } from '../../schema/block/descriptor.ts';

export const contact = defineBlock({
  type: 'contact',
  schema: async () => (await import('./schema.ts')).contactSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  embeds: { form: ({ form }) => form.action !== undefined },
  pageType: 'ContactPage',
  formTargets: ({ form }) => (form.action ? [form.action] : []),
});
