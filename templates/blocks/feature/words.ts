import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['نص مع صورة', 'Text with a picture'],
  recipe: 'text-and-picture',
  keys: {
    credit: ['صاحب الصورة', 'credit'],
    original: ['أصل الصورة', 'original'],
    enlarges: ['تُفتح كاملة', 'opens to full size'],
    imageSide: ['جهة الصورة', 'side of the picture'],
    list: ['القائمة', 'list'],
  },
};
