import { defineBlock } from '../descriptor.ts';
import type { bannerSchema } from './schema.ts';

export const banner = defineBlock<typeof bannerSchema>({
  type: 'banner',
  styles: 'first',
  isAboveBreadcrumb: true,
  isTitle: () => true,
});
