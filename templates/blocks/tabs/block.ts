import { defineBlock } from '../descriptor.ts';
import type { tabsSchema } from './schema.ts';

export const tabs = defineBlock<typeof tabsSchema>({
  type: 'tabs',
  styles: 'below',
});
