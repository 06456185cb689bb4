import { defineBlock } from '../../schema/block/descriptor.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import { holdsList } from '../table/cells.ts';
import { type TabsForm, tabsForm } from './forms.ts';
import * as rules from './rules.ts';

const has = (form: TabsForm) => (_: unknown, theme: ThemeOptions) => tabsForm(theme) === form;

export const tabs = defineBlock({
  type: 'tabs',
  schema: async () => (await import('./schema.ts')).tabsSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  island: true,
  preview: {
    readsFrom: '[role="tablist"], [role="tab"]',
    choices: { chosen: '[role="tab"][aria-selected="true"]', others: '[role="tab"][aria-selected="false"]' },
    attributes: ['data-live'],
  },
  rules,
  pieces: { pillar: has('pillar'), card: has('card'), line: has('line'), folder: has('folder') },
  embeds: {
    table: ({ tabs }) => tabs.some(({ table }) => table !== undefined),
    'table/list-cells': ({ tabs }) => tabs.some(({ table }) => table && holdsList(table.rows, table.total)),
  },
});
