import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['معرض صور', 'Gallery'],
  recipe: 'gallery-and-video',
  keys: {
    items: ['الصور', 'pictures'],
    'items.credit': ['صاحب الصورة', 'credit'],
    'items.original': ['أصل الصورة', 'original'],
  },
  labels: {
    name: ['كلمات معرض الصور', 'words of galleries'],
    keys: {
      label: ['اسم المعرض المفتوح', 'name of the open gallery'],
      open: ['فتح صورة بلا وصف', 'open a picture'],
      position: ['موضع الصورة', 'position'],
      original: ['رابط الأصل', 'link to the original'],
      close: ['إغلاق', 'close'],
      previous: ['الصورة السابقة', 'previous picture'],
      next: ['الصورة التالية', 'next picture'],
    },
  },
};
