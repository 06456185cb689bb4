import { refineFilters } from '../../components/filter-rules.ts';
import { defineBlock } from '../../schema/block/descriptor.ts';
import { labels } from './labels.ts';

export const people = defineBlock({
  type: 'people',
  schema: async () => (await import('./schema.ts')).peopleSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  embeds: {
    'parts/list-filter': ({ filterLabel, secondFilterLabel }) => filterLabel !== undefined || secondFilterLabel !== undefined,
  },
  pieces: {
    grid: (_, { cards }) => cards === 'grid',
    lead: (_, { cards }) => cards === 'lead',
    rows: (_, { cards }) => cards !== 'grid',
  },
  rules: { refineFilters },
  isFilterable: true,
  shows: 'people',
});
