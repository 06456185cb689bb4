import { defineBlock } from '../descriptor.ts';
import { bannerSchema } from './schema.ts';

export const banner = defineBlock({
  schema: bannerSchema,
  styles: 'first',
  isAboveBreadcrumb: true,
  isTitle: () => true,
});
