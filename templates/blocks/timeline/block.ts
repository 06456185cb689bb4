import { defineBlock } from '../descriptor.ts';
import { timelineSchema } from './schema.ts';

export const timeline = defineBlock({
  schema: timelineSchema,
  styles: 'below',
});
