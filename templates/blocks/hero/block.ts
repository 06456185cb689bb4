import { defineBlock } from '../descriptor.ts';
import type { heroSchema } from './schema.ts';

export const hero = defineBlock<typeof heroSchema>({
  type: 'hero',
  styles: 'first',
  isAboveBreadcrumb: true,
  isTitle: () => true,
});
