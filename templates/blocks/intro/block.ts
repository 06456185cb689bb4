import { defineBlock } from '../descriptor.ts';
import { introSchema } from './schema.ts';

export const intro = defineBlock({
  schema: introSchema,
  styles: 'first',
  isTitle: () => true,
});
