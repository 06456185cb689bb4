import type { MessageLanguage } from '../../../../templates/languages/message-languages.ts';
import type { ConvertWords } from './context.ts';

/** Words for documents in these languages; others take the English ones. */
export const convertWords: Record<MessageLanguage, ConvertWords> = {
  ar: {
    table: 'جدول',
    note: 'ملاحظة',
    tip: 'نصيحة',
    warning: 'تنبيه',
    video: 'مقطع مرئي',
    audio: 'مقطع صوتي',
    embed: 'محتوى من موقع آخر',
    file: 'ملف',
    pictureLink: 'رابط الصورة',
    untitled: 'بلا عنوان',
  },
  en: {
    table: 'Table',
    note: 'Note',
    tip: 'Tip',
    warning: 'Warning',
    video: 'Video',
    audio: 'Recording',
    embed: 'Content of another site',
    file: 'File',
    pictureLink: 'Link of the picture',
    untitled: 'Untitled',
  },
};
