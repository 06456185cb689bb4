import { defineBlock } from '../descriptor.ts';
import { callToActionSchema } from './schema.ts';

export const callToAction = defineBlock({
  schema: callToActionSchema,
  styles: 'below',
});
