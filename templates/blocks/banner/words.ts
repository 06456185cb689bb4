import type { BlockWords } from '../words.ts';

export const words: BlockWords = {
  name: ['افتتاح صفحة', 'Banner'],
  recipe: 'opening',
};
