import type { BlockWords } from '../../block/words.ts';

export const words: BlockWords = {
  name: ['اقتباسات', 'Quotations'],
  recipe: 'quotes-and-logos',
  keys: {
    'items.text': ['الاقتباس', 'quotation'],
  },
};
