import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['تبويبات', 'Tabs'],
  recipe: 'tabs',
  keys: {
    tabs: ['التبويبات', 'tabs'],
    'tabs.icons': ['الأيقونات', 'icons'],
    'tabs.items': ['بنود القائمة', 'items of the list'],
    'tabs.table': ['جدول', 'table'],
    'tabs.table.isPlain': ['خلايا متماثلة', 'all cells alike'],
    'tabs.label': ['اسم التبويب', 'name of the tab'],
  },
};
