import type { BlockWords } from '../words.ts';

export const words: BlockWords = {
  name: ['خط زمني', 'Timeline'],
  recipe: 'steps',
  keys: {
    items: ['الأحداث', 'events'],
    'items.when': ['الزمن', 'time'],
  },
};
