import type { BlockWords } from '../../block/words.ts';

export const words: BlockWords = {
  name: ['ملفات للتنزيل', 'Downloads'],
  recipe: 'files',
  keys: {
    items: ['الملفات', 'files'],
  },
};
