import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['حلقات', 'Rings'],
  recipe: 'text-and-picture',
  keys: {
    rings: ['النطاقات', 'ranges'],
    'rings.details': ['التفاصيل', 'details'],
    note: ['سطر هادئ', 'quiet line'],
  },
};
