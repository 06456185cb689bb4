import { defineBlock } from '../../schema/block/descriptor.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import { type PlansForm, type PriceListForm, plansForm, priceListForm } from './form.ts';

const has = (form: PlansForm | PriceListForm) => (block: { layout: 'plans' | 'list' }, theme: ThemeOptions) =>
  (plansForm(block, theme) ?? priceListForm(block, theme)) === form;

export const prices = defineBlock({
  type: 'prices',
  schema: async () => (await import('./schema.ts')).pricesSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  pieces: {
    centred: has('centred'),
    tickets: has('tickets'),
    columns: has('columns'),
    tiles: has('tiles'),
    menu: has('menu'),
    figures: has('figures'),
  },
});
