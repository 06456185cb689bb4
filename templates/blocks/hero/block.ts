import { defineBlock } from '../descriptor.ts';
import { heroSchema } from './schema.ts';

export const hero = defineBlock({
  schema: heroSchema,
  styles: 'first',
  isAboveBreadcrumb: true,
  isTitle: () => true,
});
