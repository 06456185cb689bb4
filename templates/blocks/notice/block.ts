import { defineBlock } from '../descriptor.ts';
import { noticeSchema } from './schema.ts';

export const notice = defineBlock({
  schema: noticeSchema,
  styles: 'first',
  isTitle: ({ titled }) => titled === true,
});
