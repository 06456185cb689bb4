import { describe, text } from '../../schema/fields.ts';
import { optionalWords } from '../../schema/labels/fields.ts';

/** Labels of the `people` block that a site can override. */
export const labelsSchema = optionalWords({
  all: text('زر إظهار الأشخاص كلهم.', 'The button that shows all people.', 'الكل'),
  none: text(
    'ما يظهر حين لا يجتمع الاختياران في أحد.',
    'What is shown where two filters together leave nobody.',
    'لا أحد يجمع بين الاختيارين.',
  ),
  hours: text('الكلمة قبل أوقات الاستقبال.', 'The word before office hours.', 'أوقات الاستقبال'),
}).meta(describe('كلمات قسم الأشخاص.', 'Words of people.'));
