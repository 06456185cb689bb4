import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['أحدث المقالات', 'Posts'],
  recipe: 'article',
  keys: {
    author: ['الكاتب', 'author'],
    group: ['التصنيف', 'category'],
    most: ['أكثر ما يُعرض', 'most shown'],
    tag: ['الوسم', 'tag'],
  },
  labels: {
    name: ['كلمات المقالات', 'words of posts'],
    keys: {
      categories: ['اسم قائمة التصنيفات', 'name of the categories'],
      moreTopics: ['بقية الوسوم', 'other tags'],
      topics: ['اسم قائمة الوسوم', 'name of the tags'],
      all: ['كل المقالات', 'all posts'],
      pages: ['اسم صف الصفحات', 'name of the pages'],
      newer: ['الأحدث', 'newer'],
      older: ['الأقدم', 'older'],
      page: ['رقم الصفحة', 'name of a page'],
      pageTitle: ['عنوان صفحة من القائمة', 'title of a page'],
      pinned: ['علامة المقال المثبت', 'mark of a pinned post'],
      by: ['قبل اسم الكاتب', 'before the authors'],
      updated: ['يوم التحديث', 'day of the last change'],
      around: ['اسم السابق والتالي', 'name of previous and next'],
      previous: ['المقال السابق', 'previous post'],
      next: ['المقال التالي', 'next post'],
      related: ['مقالات ذات صلة', 'related posts'],
      addToCalendar: ['زر الإضافة إلى التقويم', 'button of the calendar'],
      feed: ['رابط الخلاصات', 'link to the feed'],
      profile: ['رابط حساب الكاتب', 'link to the author'],
    },
  },
};
