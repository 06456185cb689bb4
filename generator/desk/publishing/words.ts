import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';

/** Why the published version was not built or delivered, or may be outdated. */
export const publishingReasons = [
  'no-repository',
  'detached',
  'no-upstream',
  'unreachable',
  'custom-blocks',
  'content',
  'failed',
] as const;

export type PublishingReason = (typeof publishingReasons)[number];

const notSetUp: Record<MessageLanguage, string> = {
  ar: 'النشر غير مهيأ على هذا الخادم: لا يتبع مجلد الموقع فرعًا في مستودع آخر. اطلب ممن يتولى الخادم أن يهيئه.',
  en: 'Publishing is not set up on this server: the folder of the site follows no branch of another repository. Ask whoever looks after the server.',
};

/** Sentences for readers of the desk. */
export const publishingWords: Record<PublishingReason, Record<MessageLanguage, string>> = {
  'no-repository': notSetUp,
  detached: notSetUp,
  'no-upstream': notSetUp,
  unreachable: {
    ar: 'تعذر الوصول إلى المستودع، فقد لا يظهر في الموقع آخر ما نُشر. يعيد الخادم المحاولة تلقائيًا.',
    en: 'The repository cannot be reached: the site may not show what was published last. The server tries again by itself.',
  },
  'custom-blocks': {
    ar: 'في الموقع شيفرة خاصة به (blocks أو theme)، ولم يُسمح بتشغيلها على هذا الخادم، فلم يُبنَ هنا. يمكن السماح بها في إعدادات الخادم.',
    en: 'The site has code of its own (blocks or theme), which is not allowed to run on this server: it was not built here. The settings of the server can allow it.',
  },
  content: {
    ar: 'في النسخة المنشورة أخطاء، فبقي الموقع كما كان. أصلحها ثم انشر من جديد.',
    en: 'The published version has errors: the site stays as it was. Correct them and publish again.',
  },
  failed: {
    ar: 'تعذر بناء الموقع أو إيصاله، فبقي كما كان. يعيد الخادم المحاولة تلقائيًا.',
    en: 'The site could not be built or delivered: it stays as it was. The server tries again by itself.',
  },
};
