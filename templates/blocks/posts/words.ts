import type { BlockWords } from '../words.ts';

export const words: BlockWords = {
  name: ['أحدث المقالات', 'Posts'],
  recipe: 'article',
  keys: {
    author: ['الكاتب', 'author'],
    most: ['أكثر ما يُعرض', 'most shown'],
    tag: ['الوسم', 'tag'],
  },
};
