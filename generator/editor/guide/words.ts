import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { GroupName } from '../../core/diagnostics/messages/recipes.ts';

interface GuideWords {
  title: string;
  about: string;
  search: string;
  searchButton: string;
  found: string;
  nothing: string;
  recipes: string;
  around: string;
  editor: string;
  catalogue: string;
  language: string;
  previous: string;
  next: string;
  skip: string;
  missing: string;
  groups: Record<GroupName, string>;
}

/** Interface texts of the guide; `{n}` and `{words}` are placeholders. */
export const guideWords: Record<MessageLanguage, GuideWords> = {
  ar: {
    title: 'الدليل',
    about: 'كيف يُعمل كل شيء في الموقع: على الصفحة في المحرر أولًا، ثم بيدك في الملف.',
    search: 'ابحث في الدليل',
    searchButton: 'ابحث',
    found: 'ما وُجد عن «{words}»: {n}',
    nothing: 'لا شيء عن «{words}». جرّب كلمة أخرى، أو اختر من القائمة.',
    recipes: 'مواضيع الدليل',
    around: 'ما قبله وما بعده',
    editor: 'إلى المحرر',
    catalogue: 'مرجع الملف وكتالوج الكتل',
    language: 'العربية',
    previous: 'السابق',
    next: 'التالي',
    skip: 'تخطَّ إلى المحتوى',
    missing: 'لا صفحة بهذا الاسم في الدليل.',
    groups: {
      start: 'البداية',
      texts: 'النصوص والروابط',
      sections: 'أقسام الصفحة',
      pages: 'الصفحات والقائمة',
      news: 'البرامج والأخبار والمواعيد',
      media: 'الصور والملفات',
      visitors: 'التواصل والبحث',
      site: 'الموقع كله',
      publishing: 'الفحص والنشر',
    },
  },
  en: {
    title: 'Guide',
    about: 'How everything on the site is done: on the page in the editor first, then by hand in the file.',
    search: 'Search the guide',
    searchButton: 'Search',
    found: 'Found for “{words}”: {n}',
    nothing: 'Nothing about “{words}”. Try another word, or choose from the list.',
    recipes: 'Topics of the guide',
    around: 'Before and after',
    editor: 'To the editor',
    catalogue: 'Reference and block catalogue',
    language: 'English',
    previous: 'Before',
    next: 'Next',
    skip: 'Skip to content',
    missing: 'The guide has no page of this name.',
    groups: {
      start: 'First steps',
      texts: 'Texts and links',
      sections: 'Sections of a page',
      pages: 'Pages and the menu',
      news: 'Programmes, news and days',
      media: 'Pictures and files',
      visitors: 'Contact and search',
      site: 'The whole site',
      publishing: 'Checking and publishing',
    },
  },
};
