import { defineBlock } from '../descriptor.ts';

export const banner = defineBlock({
  type: 'banner',
  schema: async () => (await import('./schema.ts')).bannerSchema,
  styles: 'first',
  isAboveBreadcrumb: true,
  isTitle: () => true,
});
