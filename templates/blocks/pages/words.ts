import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['صفحات تحت صفحة', 'Pages below a page'],
  recipe: 'cards',
  keys: {
    look: ['كيف تظهر', 'how they are shown'],
    of: ['صفحات أي صفحة', 'of which page'],
    most: ['أكثر ما يُعرض', 'most shown'],
  },
  labels: {
    name: ['كلمات صفحات تحت صفحة', 'words of pages below'],
    keys: {
      around: ['الاسم المنطوق', 'spoken name'],
      previous: ['السابق', 'the one before'],
      next: ['التالي', 'the one after'],
    },
  },
};
