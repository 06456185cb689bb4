import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['تقويم المواعيد', 'Calendar'],
  recipe: 'article',
  keys: {
    months: ['أكثر الأشهر', 'most months'],
    tag: ['الوسم', 'tag'],
  },
};
