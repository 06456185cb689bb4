import type { BlockWords } from '../../block/words.ts';

export const words: BlockWords = {
  name: ['أشخاص', 'People'],
  recipe: 'people',
  keys: {
    filterLabel: ['اسم التصفية', 'name of the filter'],
    items: ['الأشخاص', 'people'],
    'items.groups': ['الأقسام', 'groups'],
    'items.profiles': ['الحسابات', 'profiles'],
  },
  labels: {
    name: ['كلمات الأشخاص', 'words of people'],
    keys: {
      all: ['زر الكل', 'button that shows all'],
    },
  },
};
