import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';

/** Words of the page that people with a preview link see. */
export interface SharedWords {
  title: string;
  /** `{by}`: who shares it; `{until}`: last day. */
  about: string;
  pages: string;
  preview: string;
  comments: string;
  noComments: string;
  comment: string;
  name: string;
  text: string;
  send: string;
  sent: string;
  /** Above what was not accepted. */
  notSent: string;
  endedTitle: string;
  otherTitle: string;
  other: string;
  back: string;
}

export const sharedWords: Record<MessageLanguage, SharedWords> = {
  ar: {
    title: 'معاينة قبل النشر',
    about: 'يعرض {by} هذه المسودة لإبداء الرأي، ولم تُنشر بعد. ينتهي الرابط في {until}.',
    pages: 'الصفحات',
    preview: 'معاينة الصفحة',
    comments: 'التعليقات',
    noComments: 'لا تعليقات بعد.',
    comment: 'أضف تعليقًا',
    name: 'اسمك',
    text: 'تعليقك',
    send: 'أرسل التعليق',
    sent: 'وصل تعليقك، شكرًا لك.',
    notSent: 'لم يُرسل التعليق',
    endedTitle: 'انتهى رابط المعاينة',
    otherTitle: 'هذه الصفحة غير مشمولة بالمعاينة',
    other: 'يتيح هذا الرابط الصفحات المعروضة فيه وحدها.',
    back: 'العودة إلى المعاينة',
  },
  en: {
    title: 'Preview before publishing',
    about: '{by} shares this draft for comments. It is not published yet. The link expires on {until}.',
    pages: 'Pages',
    preview: 'Preview of the page',
    comments: 'Comments',
    noComments: 'No comments yet.',
    comment: 'Add a comment',
    name: 'Your name',
    text: 'Your comment',
    send: 'Send comment',
    sent: 'Your comment has arrived. Thank you.',
    notSent: 'The comment was not sent',
    endedTitle: 'This preview link has ended',
    otherTitle: 'This page is not part of the preview',
    other: 'The link shows only the pages that were shared with it.',
    back: 'Back to the preview',
  },
};
