import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['رأس صفحة شخص', 'Head of a person'],
  recipe: 'people',
  keys: {
    from: ['الشخص', 'person'],
    'from.entry': ['الاسم', 'name'],
  },
};
