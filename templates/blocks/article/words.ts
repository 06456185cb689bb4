import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['رأس مقال', 'Head of a post'],
  recipe: 'article',
  keys: {
    post: ['المقال', 'post'],
  },
};
