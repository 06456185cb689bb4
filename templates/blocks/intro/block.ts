import { isBreadcrumbFirst } from '../../components/openings/forms.ts';
import { defineBlock } from '../../schema/block/descriptor.ts';

export const intro = defineBlock({
  type: 'intro',
  schema: async () => (await import('./schema.ts')).introSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'first',
  opening: 'form',
  isAboveBreadcrumb: true,
  isBreadcrumbFirst,
  isTitle: () => true,
});
