import { refineFilters } from '../../components/filter-rules.ts';
import { defineBlock } from '../../schema/block/descriptor.ts';
import { labels } from './labels.ts';

export const downloads = defineBlock({
  type: 'downloads',
  schema: async () => (await import('./schema.ts')).downloadsSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  embeds: { 'parts/list-filter': ({ filterLabel, yearLabel }) => filterLabel !== undefined || yearLabel !== undefined },
  rules: { refineFilters },
  shows: 'documents',
  isFilterable: true,
});
