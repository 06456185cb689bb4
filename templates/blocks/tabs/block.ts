import { defineBlock } from '../descriptor.ts';
import { tabsSchema } from './schema.ts';

export const tabs = defineBlock({
  schema: tabsSchema,
  styles: 'below',
});
