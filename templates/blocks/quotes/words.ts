import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['اقتباسات', 'Quotations'],
  recipe: 'quotes-and-logos',
  keys: {
    'items.text': ['الاقتباس', 'quotation'],
  },
};
