import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['سماء من النجوم', 'A sky of stars'],
  recipe: 'text-and-picture',
  keys: {
    hint: ['تلميح فوق النجوم', 'hint above the stars'],
    total: ['عدد النجوم كلها', 'all stars'],
    items: ['النجوم المسماة', 'named stars'],
    'items.name': ['الاسم', 'name'],
    'items.questions': ['الأسئلة', 'questions'],
    'items.questions.name': ['ما يدور حوله السؤال', 'what it is about'],
    rest: ['جملة عن الباقي', 'words about the rest'],
  },
};
