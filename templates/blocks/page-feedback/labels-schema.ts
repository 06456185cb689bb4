import { describe, text } from '../../schema/fields.ts';
import { optionalWords } from '../../schema/labels/fields.ts';

/** Labels of the `page-feedback` block that a site can override. */
export const labelsSchema = optionalWords({
  question: text('السؤال عن الصفحة.', 'The question about the page.', 'هل أفادتك هذه الصفحة؟'),
  yes: text('زر من أفادته.', 'Button of those for whom it was useful.', 'نعم'),
  no: text('زر من لم تفده.', 'Button of those for whom it was not.', 'لا'),
  addComment: text('ما يفتح حقل التعليق.', 'Opens the field of the comment.', 'أضف تعليقًا'),
  comment: text('اسم حقل التعليق.', 'Name of the field of the comment.', 'ما الذي ينقصها؟'),
  commentNote: text('سطر تحت اسم الحقل.', 'A line below its name.', 'لا تكتب بياناتك الشخصية هنا.'),
  thanks: text('ما يُقال بعد الإجابة.', 'What is said after the answer.', 'شكرًا لك، وصلنا رأيك.'),
}).meta(describe('كلمات السؤال عن الصفحة.', 'Words of the question about a page.'));
