import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['دعوة إلى الخطوة التالية', 'Call to action'],
  recipe: 'text-and-picture',
};
