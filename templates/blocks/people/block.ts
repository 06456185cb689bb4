import { defineBlock } from '../descriptor.ts';
import type { peopleSchema } from './schema.ts';

export const people = defineBlock<typeof peopleSchema>({
  type: 'people',
  styles: 'below',
  isFilterable: true,
});
