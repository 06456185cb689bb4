import { defineBlock } from '../descriptor.ts';
import type { introSchema } from './schema.ts';

export const intro = defineBlock<typeof introSchema>({
  type: 'intro',
  styles: 'first',
  isTitle: () => true,
});
