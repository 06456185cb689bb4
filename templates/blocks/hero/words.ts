import type { BlockWords } from '../../block/words.ts';

export const words: BlockWords = {
  name: ['افتتاح الموقع', 'Hero'],
  recipe: 'opening',
  keys: {
    points: ['ما يناله الزائر', 'what the visitor gets'],
  },
};
