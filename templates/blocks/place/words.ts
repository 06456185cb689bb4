import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['رأس صفحة مكان', 'Head of a place'],
  recipe: 'places-and-hours',
  keys: {
    from: ['المكان', 'place'],
    'from.entry': ['الاسم', 'name'],
  },
};
