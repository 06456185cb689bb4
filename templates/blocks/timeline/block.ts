import { inForm, listEmbeds, listForm } from '../../components/lists/form.ts';
import { defineBlock } from '../../schema/block/descriptor.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';

const formOf = (_: unknown, theme: ThemeOptions) => listForm(theme);

export const timeline = defineBlock({
  type: 'timeline',
  schema: async () => (await import('./schema.ts')).timelineSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  embeds: listEmbeds((_, theme) => (listForm(theme) === 'poster' ? 'plain' : listForm(theme))),
  pieces: {
    line: inForm(formOf, 'plain'),
    sides: inForm(formOf, 'row'),
    board: inForm(formOf, 'poster'),
    dated: inForm(formOf, 'ledger', 'stack', 'columns'),
  },
});
