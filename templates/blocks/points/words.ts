import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['نقاط', 'Points'],
  recipe: 'text-and-picture',
  keys: {
    items: ['النقاط', 'points'],
  },
};
