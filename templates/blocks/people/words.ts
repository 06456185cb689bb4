import type { BlockWords } from '../../schema/block/words.ts';
import { choiceWords } from '../../schema/entries/words.ts';

export const words: BlockWords = {
  name: ['أشخاص', 'People'],
  recipe: 'people',
  keys: {
    filterLabel: ['اسم التصفية', 'name of the filter'],
    secondFilterLabel: ['اسم تصفية ثانية', 'name of a second filter'],
    items: ['الأشخاص', 'people'],
    'items.groups': ['الأقسام', 'groups'],
    'items.tags': ['التخصصات', 'tags'],
    'items.hours': ['أوقات الاستقبال', 'office hours'],
    'items.profiles': ['الحسابات', 'profiles'],
    ...choiceWords,
  },
  labels: {
    name: ['كلمات الأشخاص', 'words of people'],
    keys: {
      all: ['زر الكل', 'button that shows all'],
      none: ['حين لا يبقى أحد', 'where nobody is left'],
      hours: ['قبل أوقات الاستقبال', 'before office hours'],
    },
  },
};
