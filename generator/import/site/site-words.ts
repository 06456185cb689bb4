import { type MessageLanguage, wordsLanguage } from '../../../templates/languages/message-languages.ts';

/** Words by language. */
export type Words = Record<MessageLanguage, string>;

/** Words that a new site needs and its source may lack. */
export const siteWords = {
  home: { ar: 'الرئيسية', en: 'Home' },
  siteName: { ar: 'اسم الموقع', en: 'Name of the site' },
  untitled: { ar: 'بلا عنوان', en: 'Untitled' },
  toBeWritten: { ar: 'يُكتب لاحقًا.', en: 'To be written.' },
  copyright: { ar: 'جميع الحقوق محفوظة.', en: 'All rights reserved.' },
  blog: { ar: 'المدونة', en: 'Blog' },
  news: { ar: 'الأخبار', en: 'News' },
  articles: { ar: 'المقالات', en: 'Articles' },
  people: { ar: 'فريق العمل', en: 'Team' },
  places: { ar: 'الفروع', en: 'Branches' },
  projects: { ar: 'المشاريع', en: 'Projects' },
  documents: { ar: 'الوثائق', en: 'Documents' },
  pages: { ar: 'صفحات الموقع', en: 'Pages of the site' },
  department: { ar: 'القسم', en: 'Department' },
  viewAll: { ar: 'عرض الكل', en: 'View all' },
  links: { ar: 'روابط', en: 'Links' },
  categories: { ar: 'التصنيفات', en: 'Categories' },
  tags: { ar: 'الوسوم', en: 'Tags' },
  comments: { ar: 'التعليقات', en: 'Comments' },
} as const satisfies Record<string, Words>;

/** Words in a language; English where there are none. @param language BCP 47 tag */
export const wordsIn = (words: Words, language: string): string => words[wordsLanguage(language)];
