import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['أرقام', 'Figures'],
  recipe: 'text-and-picture',
  keys: {
    'items.drawing': ['الرسم', 'drawing'],
    'items.label': ['ما يعدّه', 'what it counts'],
    'items.value': ['الرقم', 'figure'],
  },
};
