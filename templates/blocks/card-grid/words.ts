import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['شبكة بطاقات', 'Grid of cards'],
  recipe: 'cards',
};
