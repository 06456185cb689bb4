import { describe, text } from '../../vocabulary/fields.ts';
import { optionalWords } from '../../vocabulary/labels/fields.ts';

/** Words of running text. */
export const labelsSchema = optionalWords({
  done: text('يُنطق قبل مهمة أُنجزت.', 'Said before a task that is done.', 'أُنجز:'),
  open: text('يُنطق قبل مهمة لم تُنجز.', 'Said before a task that is not done.', 'لم يُنجز:'),
}).meta(describe('كلمات النص المتصل.', 'Words of running text.'));
