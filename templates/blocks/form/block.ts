import { defineBlock } from '../../schema/block/descriptor.ts';
import { labels } from './labels.ts';
import * as rules from './rules.ts';

export const form = defineBlock({
  type: 'form',
  schema: async () => (await import('./schema.ts')).formSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  island: true,
  rules,
  // Browsers ask the policy again where a service redirects to after it has the form.
  formTargets: ({ action, next }) => [action, ...(next?.href.startsWith('https:') ? [next.href] : [])],
});
