import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['مخطط بياني', 'Chart'],
  recipe: 'chart',
  keys: {
    caption: ['ما يقوله المخطط', 'what the chart says'],
    categories: ['الفئات', 'categories'],
    categoryLabel: ['اسم الفئات', 'name of the categories'],
    series: ['السلاسل', 'series'],
    'series.values': ['الأرقام', 'numbers'],
    axisFrom: ['بداية المحور', 'beginning of the axis'],
    tableLabel: ['كلمة فتح الجدول', 'words that open the table'],
  },
  labels: { name: ['كلمات المخططات البيانية', 'words of charts'], keys: { axisFrom: ['بداية المحور', 'beginning of the axis'] } },
};
