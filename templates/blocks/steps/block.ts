import { listEmbeds } from '../../components/lists/form.ts';
import { defineBlock } from '../../schema/block/descriptor.ts';
import { standsInRow } from './form.ts';

export const steps = defineBlock({
  type: 'steps',
  schema: async () => (await import('./schema.ts')).stepsSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  embeds: listEmbeds(),
  pieces: { row: standsInRow },
});
