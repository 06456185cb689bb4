import { defineBlock } from '../../schema/block/descriptor.ts';
import { holdsList } from './cells.ts';
import { labels } from './labels.ts';
import * as rules from './rules.ts';

export const table = defineBlock({
  type: 'table',
  schema: async () => (await import('./schema.ts')).tableSchema,
  words: async () => (await import('./words.ts')).words,
  labels: { ...labels, schema: async () => (await import('./labels-schema.ts')).labelsSchema },
  styles: 'below',
  island: true,
  isFilterable: true,
  rules,
  pieces: { 'list-cells': ({ rows, total }) => holdsList(rows, total) },
});
