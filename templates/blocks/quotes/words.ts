import type { BlockWords } from '../words.ts';

export const words: BlockWords = {
  name: ['اقتباسات', 'Quotations'],
  recipe: 'quotes-and-logos',
  keys: {
    'items.text': ['الاقتباس', 'quotation'],
  },
};
