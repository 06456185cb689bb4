import { defineBlock } from '../../schema/block/descriptor.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import { type PlansForm, plansForm } from './form.ts';

const has = (form: PlansForm) => (block: { layout: 'plans' | 'list' }, theme: ThemeOptions) => plansForm(block, theme) === form;

export const prices = defineBlock({
  type: 'prices',
  schema: async () => (await import('./schema.ts')).pricesSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  pieces: { centred: has('centred'), tickets: has('tickets'), columns: has('columns') },
});
