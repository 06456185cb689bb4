import type { BlockWords } from '../../block/words.ts';

export const words: BlockWords = {
  name: ['شعارات', 'Logos'],
  recipe: 'quotes-and-logos',
  keys: {
    items: ['الشعارات', 'logos'],
  },
};
