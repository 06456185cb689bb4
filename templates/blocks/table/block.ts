import { defineBlock } from '../descriptor.ts';
import * as rules from './rules.ts';

export const table = defineBlock({
  type: 'table',
  schema: async () => (await import('./schema.ts')).tableSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  island: true,
  rules,
});
