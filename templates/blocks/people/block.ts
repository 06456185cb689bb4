import { defineBlock } from '../descriptor.ts';
import { peopleSchema } from './schema.ts';

export const people = defineBlock({
  schema: peopleSchema,
  styles: 'below',
  isFilterable: true,
});
