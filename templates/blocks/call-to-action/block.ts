import { defineBlock } from '../../schema/block/descriptor.ts';
import { callForm } from './form.ts';

export const callToAction = defineBlock({
  type: 'call-to-action',
  schema: async () => (await import('./schema.ts')).callToActionSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  pieces: {
    band: (block, theme) => callForm(block, theme) === 'band',
    line: (block, theme) => callForm(block, theme) === 'line',
    full: (block, theme) => callForm(block, theme) === 'full',
  },
  isCall: true,
});
