import { defineBlock } from '../../schema/block/descriptor.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import { describePictures } from '../gallery/describe.ts';
import { type FeatureForm, featureForm } from './form.ts';

const has = (form: FeatureForm) => (block: { headingRole?: unknown }, theme: ThemeOptions) => featureForm(block, theme) === form;

export const feature = defineBlock({
  type: 'feature',
  schema: async () => (await import('./schema.ts')).featureSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  embeds: { gallery: ({ caption, credit, original, enlarges }) => (caption ?? credit ?? original ?? enlarges) !== undefined },
  pieces: {
    split: has('split'),
    thirds: has('thirds'),
    centred: has('centred'),
    overlap: has('overlap'),
    bleeding: has('bleeding'),
    editorial: has('editorial'),
  },
  describe: (block, _id, addressOf) => describePictures([block], addressOf),
});
