import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['جدول', 'Table'],
  recipe: 'table',
  keys: {
    caption: ['اسم الجدول', 'name of the table'],
    isPlain: ['خلايا متماثلة', 'all cells alike'],
    isSortable: ['يُرتب بأعمدته', 'can be sorted'],
  },
  labels: {
    name: ['كلمات الجداول', 'words of tables'],
    keys: {
      ascending: ['ترتيب تصاعدي', 'ascending'],
      descending: ['ترتيب تنازلي', 'descending'],
    },
  },
};
