import { describe, text } from '../../schema/fields.ts';
import { optionalWords } from '../../schema/labels/fields.ts';

/** Labels of the `pages` block that a site can override. */
export const labelsSchema = optionalWords({
  around: text('اسم الرابطين، ينطقه قارئ الشاشة.', 'Name of the links, spoken by screen readers.', 'ما قبل هذه الصفحة وما بعدها'),
  previous: text('ما فوق عنوان الصفحة السابقة.', 'Above the title of the page before.', 'السابق'),
  next: text('ما فوق عنوان الصفحة التالية.', 'Above the title of the page after.', 'التالي'),
}).meta(describe('كلمات صفحات تحت صفحة.', 'Words of pages below a page.'));
