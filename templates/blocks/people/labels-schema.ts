import { describe, text } from '../../vocabulary/fields.ts';
import { optionalWords } from '../../vocabulary/labels/fields.ts';

/** Words of the filter of people. */
export const labelsSchema = optionalWords({
  all: text('زر إظهار الأشخاص كلهم.', 'The button that shows all people.', 'الكل'),
}).meta(describe('كلمات قسم الأشخاص.', 'Words of people.'));
