import type { BlockWords } from '../../block/words.ts';

export const words: BlockWords = {
  name: ['شبكة بطاقات', 'Grid of cards'],
  recipe: 'cards',
};
