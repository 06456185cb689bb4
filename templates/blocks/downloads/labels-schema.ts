import { describe, text } from '../../schema/fields.ts';
import { optionalWords } from '../../schema/labels/fields.ts';

/** Labels of the `downloads` block that a site can override. */
export const labelsSchema = optionalWords({
  all: text('زر إظهار الملفات كلها.', 'The button that shows all files.', 'الكل'),
  none: text(
    'ما يظهر حين لا يجتمع الاختياران في ملف.',
    'What is shown where two filters together leave no file.',
    'لا ملف يجمع بين الاختيارين.',
  ),
  undated: text('عنوان الملفات التي لا يوم لها، بعد السنوات.', 'Heading of files without a day, after the years.', 'بلا تاريخ'),
}).meta(describe('كلمات قسم الملفات.', 'Words of downloads.'));
