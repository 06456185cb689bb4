import { defineBlock } from '../descriptor.ts';
import * as rules from './rules.ts';

export const people = defineBlock({
  type: 'people',
  schema: async () => (await import('./schema.ts')).peopleSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  rules,
  isFilterable: true,
});
