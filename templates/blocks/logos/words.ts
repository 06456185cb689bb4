import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['شعارات', 'Logos'],
  recipe: 'quotes-and-logos',
  keys: {
    items: ['الشعارات', 'logos'],
  },
};
