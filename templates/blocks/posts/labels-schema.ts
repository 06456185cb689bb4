import { describe, text } from '../../schema/fields.ts';
import { filled, filledWithTwo, optionalWords } from '../../schema/labels/fields.ts';

/** Labels of the `posts` block that a site can override. */
export const labelsSchema = optionalWords({
  topics: text('اسم قائمة الموضوعات، ينطقه قارئ الشاشة.', 'Name of the list of tags, spoken by screen readers.', 'الموضوعات'),
  moreTopics: text('ما يفتح بقية الموضوعات حين تكثر.', 'What unfolds the other tags, where there are many.', 'موضوعات أخرى'),
  categories: text(
    'اسم قائمة التصنيفات، ينطقه قارئ الشاشة.',
    'Name of the list of categories, spoken by screen readers.',
    'التصنيفات',
  ),
  all: text('الرابط إلى القائمة كلها.', 'The link to the whole list.', 'الكل'),
  pages: text('اسم صف صفحات القائمة، ينطقه قارئ الشاشة.', 'Name of the row of pages, spoken by screen readers.', 'صفحات القائمة'),
  newer: text('الرابط إلى الأحدث.', 'The link to newer posts.', 'الأحدث'),
  older: text('الرابط إلى الأقدم.', 'The link to older posts.', 'الأقدم'),
  page: filled('اسم صفحة من القائمة؛ يحل رقمها محل %s.', 'Name of a page of a list; %s stands for its number.', 'الصفحة %s'),
  pageTitle: filledWithTwo(
    'عنوان صفحة من القائمة؛ يحل عنوان القائمة محل %s الأولى والرقم محل الثانية.',
    'Title of a page of a list; %s stands for the title of the list, then for the number.',
    '%s، الصفحة %s',
  ),
  pinned: text('علامة المقال المثبت أول القائمة.', 'Mark of a post that is pinned to the top of a list.', 'مثبّت'),
  by: text('ما يسبق أسماء الكتّاب.', 'What stands before the names of authors.', 'بقلم:'),
  updated: filled('يوم آخر تعديل؛ يحل التاريخ محل %s.', 'The day of the last change; %s stands for it.', 'حُدّث في %s'),
  around: text(
    'اسم قائمة المقالين قبله وبعده، ينطقه قارئ الشاشة.',
    'Name of the links to the posts before and after, spoken by screen readers.',
    'مقالات قبله وبعده',
  ),
  previous: text('ما فوق عنوان المقال السابق.', 'Above the title of the post before.', 'السابق'),
  next: text('ما فوق عنوان المقال التالي.', 'Above the title of the post after.', 'التالي'),
  related: text('عنوان المقالات ذات الصلة.', 'Heading of related posts.', 'ذات صلة'),
  addToCalendar: text('زر ملف التقويم.', 'The button of the calendar file.', 'أضف إلى التقويم'),
  feed: text('الرابط إلى الخلاصة.', 'The link to the feed.', 'تابع الجديد (Atom)'),
  profile: text('الرابط إلى موقع الكاتب أو حسابه.', "The link to the author's site or profile.", 'صفحة الكاتب الشخصية'),
}).meta(describe('كلمات صفحات المقالات.', 'Words of the pages of posts.'));
