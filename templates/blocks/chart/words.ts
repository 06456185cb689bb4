import type { BlockWords } from '../../block/words.ts';

export const words: BlockWords = {
  name: ['مخطط بياني', 'Chart'],
  recipe: 'chart',
  keys: {
    caption: ['ما يقوله المخطط', 'what the chart says'],
    categories: ['الفئات', 'categories'],
    categoryLabel: ['اسم الفئات', 'name of the categories'],
    series: ['السلاسل', 'series'],
    'series.values': ['الأرقام', 'numbers'],
    tableLabel: ['كلمة فتح الجدول', 'words that open the table'],
  },
};
