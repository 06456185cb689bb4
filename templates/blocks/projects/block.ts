import { defineBlock } from '../../schema/block/descriptor.ts';
import { labels } from './labels.ts';
import * as rules from './rules.ts';

export const projects = defineBlock({
  type: 'projects',
  schema: async () => (await import('./schema.ts')).projectsSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  embeds: { 'parts/list-filter': ({ filterLabel }) => filterLabel !== undefined },
  rules,
  isFilterable: true,
  shows: 'projects',
});
