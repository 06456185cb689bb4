import { defineBlock } from '../descriptor.ts';
import type { downloadsSchema } from './schema.ts';

export const downloads = defineBlock<typeof downloadsSchema>({
  type: 'downloads',
  styles: 'below',
});
