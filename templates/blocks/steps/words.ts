import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['خطوات', 'Steps'],
  recipe: 'steps',
  keys: {
    items: ['الخطوات', 'steps'],
    'items.note': ['المدة أو المسؤول', 'how long, or who'],
  },
};
