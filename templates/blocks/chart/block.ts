import { defineBlock } from '../descriptor.ts';
import * as rules from './rules.ts';

export const chart = defineBlock({
  type: 'chart',
  schema: async () => (await import('./schema.ts')).chartSchema,
  styles: 'below',
  rules,
});
