import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['افتتاح صفحة', 'Banner'],
  recipe: 'opening',
};
