import { defineBlock } from '../../schema/block/descriptor.ts';
import { deskFormOf } from './desk-form.ts';
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
  // Browsers apply `form-action` also to the redirect after the form is sent.
  formTargets: ({ action, next }) => (action === 'desk' ? [] : [action, ...(next?.href.startsWith('https:') ? [next.href] : [])]),
  sendsToDesk: ({ action }) => action === 'desk',
  deskForm: deskFormOf,
});
