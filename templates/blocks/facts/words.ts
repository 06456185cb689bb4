import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['بيانات', 'Facts'],
  recipe: 'facts',
  keys: {
    items: ['البيانات', 'facts'],
  },
  parts: {
    fact: {
      name: ['بيان', 'Fact'],
      keys: {
        group: ['عنوان المجموعة', 'title of the group'],
        term: ['اسم البيان', 'name of the fact'],
        values: ['القيم', 'values'],
      },
    },
  },
};
