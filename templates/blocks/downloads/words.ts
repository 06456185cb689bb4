import type { BlockWords } from '../../schema/block/words.ts';
import { choiceWords } from '../../schema/entries/words.ts';

export const words: BlockWords = {
  name: ['ملفات للتنزيل', 'Downloads'],
  recipe: 'files',
  keys: {
    items: ['الملفات', 'files'],
    'items.date': ['يوم الصدور', 'day of publication'],
    'items.groups': ['الأنواع', 'kinds'],
    byYear: ['تحت سنواتها', 'under their years'],
    filterLabel: ['اسم التصفية', 'name of the filter'],
    yearLabel: ['اسم التصفية بالسنوات', 'name of the years'],
    ...choiceWords,
  },
  labels: {
    name: ['كلمات قوائم الملفات', 'words of lists of files'],
    keys: {
      all: ['زر الكل', 'button that shows all'],
      none: ['حين لا يبقى ملف', 'where no file is left'],
      undated: ['ما لا يوم له', 'without a day'],
    },
  },
};
