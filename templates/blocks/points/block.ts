import { inForm, listEmbeds } from '../../components/lists/form.ts';
import { defineBlock } from '../../schema/block/descriptor.ts';
import { hasLead, pointsForm } from './form.ts';

export const points = defineBlock({
  type: 'points',
  schema: async () => (await import('./schema.ts')).pointsSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  embeds: listEmbeds(pointsForm),
  pieces: { row: inForm(pointsForm, 'row'), lead: hasLead },
});
