import { defineBlock } from '../descriptor.ts';
import type { tableSchema } from './schema.ts';

export const table = defineBlock<typeof tableSchema>({
  type: 'table',
  styles: 'below',
});
