import type { BlockWords } from '../words.ts';

export const words: BlockWords = {
  name: ['معرض صور', 'Gallery'],
  recipe: 'gallery-and-video',
  keys: {
    items: ['الصور', 'pictures'],
    'items.credit': ['صاحب الصورة', 'credit'],
  },
};
