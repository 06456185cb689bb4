import { defineBlock } from '../../schema/block/descriptor.ts';
import { deskFormOf } from './desk-form.ts';
import { labels } from './labels.ts';

export const pageFeedback = defineBlock({
  type: 'page-feedback',
  schema: async () => (await import('./schema.ts')).pageFeedbackSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  sendsToDesk: () => true,
  deskForm: (block, words) => deskFormOf(block, words[labels.name] as (typeof labels)['ar']),
});
