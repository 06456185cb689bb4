import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['رسالة', 'Notice'],
  recipe: 'opening',
  keys: {
    titled: ['عنوانها عنوان الصفحة', 'heading is the page title'],
  },
};
