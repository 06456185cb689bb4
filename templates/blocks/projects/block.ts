import { defineBlock } from '../../schema/block/descriptor.ts';
import { projectsForm } from './form.ts';
import { labels } from './labels.ts';
import * as rules from './rules.ts';

export const projects = defineBlock({
  type: 'projects',
  schema: async () => (await import('./schema.ts')).projectsSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  embeds: {
    'parts/list-filter': ({ filterLabel }) => filterLabel !== undefined,
    'parts/card-rows': (block, theme) => projectsForm(block, theme) !== 'grid',
    'parts/card-lead': (block, theme) => projectsForm(block, theme) === 'lead',
  },
  pieces: { grid: (block, theme) => projectsForm(block, theme) === 'grid' },
  rules,
  isFilterable: true,
  shows: 'projects',
});
