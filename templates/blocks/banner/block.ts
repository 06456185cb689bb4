import { isBreadcrumbFirst } from '../../components/openings/forms.ts';
import { defineBlock } from '../../schema/block/descriptor.ts';

export const banner = defineBlock({
  type: 'banner',
  schema: async () => (await import('./schema.ts')).bannerSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'first',
  opening: 'form',
  isAboveBreadcrumb: true,
  isBreadcrumbFirst,
  isTitle: () => true,
});
