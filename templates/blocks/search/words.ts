import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['حقل بحث', 'Search field'],
  recipe: 'people',
  keys: {
    filters: ['ما يصفّيه', 'what it filters'],
    label: ['اسم الحقل', 'name of the field'],
    placeholder: ['كلمات باهتة في الحقل', 'faint words in the field'],
    required: ['كلمة لازمة', 'required'],
  },
  labels: {
    name: ['كلمات البحث', 'words of the search'],
    keys: {
      results: ['عدد النتائج', 'number of results'],
      filtersNothing: ['بحث لا يصفّي', 'search that filters nothing'],
      noResults: ['لا نتائج', 'nothing found'],
    },
  },
};
