import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['خط زمني', 'Timeline'],
  recipe: 'steps',
  keys: {
    items: ['الأحداث', 'events'],
    'items.when': ['الزمن', 'time'],
  },
};
