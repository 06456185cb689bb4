import { defineBlock } from '../../schema/block/descriptor.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import { type QuotesForm, quotesForm } from './form.ts';

const has = (form: QuotesForm) => (_: unknown, theme: ThemeOptions) => quotesForm(theme) === form;

export const quotes = defineBlock({
  type: 'quotes',
  schema: async () => (await import('./schema.ts')).quotesSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  pieces: {
    bubbles: has('bubbles'),
    rows: has('rows'),
    centred: has('centred'),
    poster: has('poster'),
    columns: has('columns'),
  },
});
