import { defineBlock } from '../../block/descriptor.ts';
import * as rules from './rules.ts';

export const chart = defineBlock({
  type: 'chart',
  schema: async () => (await import('./schema.ts')).chartSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  rules,
});
