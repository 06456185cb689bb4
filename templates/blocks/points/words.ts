import type { BlockWords } from '../../block/words.ts';

export const words: BlockWords = {
  name: ['نقاط', 'Points'],
  recipe: 'text-and-picture',
  keys: {
    items: ['النقاط', 'points'],
  },
};
