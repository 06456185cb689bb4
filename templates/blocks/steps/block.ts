import { defineBlock } from '../descriptor.ts';
import { stepsSchema } from './schema.ts';

export const steps = defineBlock({
  schema: stepsSchema,
  styles: 'below',
});
