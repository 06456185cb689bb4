import { defineBlock } from '../descriptor.ts';
import type { featureSchema } from './schema.ts';

export const feature = defineBlock<typeof featureSchema>({
  type: 'feature',
  styles: 'below',
});
