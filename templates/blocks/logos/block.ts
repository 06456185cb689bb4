import { defineBlock } from '../descriptor.ts';
import type { logosSchema } from './schema.ts';

export const logos = defineBlock<typeof logosSchema>({
  type: 'logos',
  styles: 'below',
});
