import { defineBlock } from '../descriptor.ts';
import type { noticeSchema } from './schema.ts';

export const notice = defineBlock<typeof noticeSchema>({
  type: 'notice',
  styles: 'first',
  isTitle: ({ titled }) => titled === true,
});
