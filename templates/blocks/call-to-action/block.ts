import { defineBlock } from '../descriptor.ts';
import type { callToActionSchema } from './schema.ts';

export const callToAction = defineBlock<typeof callToActionSchema>({
  type: 'call-to-action',
  styles: 'below',
});
