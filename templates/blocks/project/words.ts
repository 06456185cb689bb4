import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['رأس صفحة مشروع', 'Head of a project'],
  recipe: 'projects',
  keys: {
    from: ['المشروع', 'project'],
    'from.entry': ['الاسم', 'name'],
  },
};
