import { defineBlock } from '../../schema/block/descriptor.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import { type FactsForm, factsForm } from './form.ts';

const has =
  (...forms: FactsForm[]) =>
  (_: unknown, theme: ThemeOptions) =>
    forms.includes(factsForm(theme));

export const facts = defineBlock({
  type: 'facts',
  schema: async () => (await import('./schema.ts')).factsSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  embeds: { 'parts/lists/panel': has('panel'), 'parts/lists/columns': has('columns') },
  pieces: { tiles: has('tiles'), receipt: has('receipt'), values: has('panel', 'columns') },
});
