import type { BlockWords } from '../../block/words.ts';

export const words: BlockWords = {
  name: ['افتتاح صفحة', 'Banner'],
  recipe: 'opening',
};
