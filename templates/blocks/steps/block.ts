import { defineBlock } from '../descriptor.ts';
import type { stepsSchema } from './schema.ts';

export const steps = defineBlock<typeof stepsSchema>({
  type: 'steps',
  styles: 'below',
});
