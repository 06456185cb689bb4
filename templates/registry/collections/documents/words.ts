import type { CollectionWords } from '../entries/words.ts';

export const words: CollectionWords = {
  name: ['وثائق', 'Documents'],
  entries: ['الوثائق', 'documents'],
  recipe: 'files',
  keys: {
    title: ['اسم الوثيقة', 'name of the document'],
    date: ['يوم الصدور', 'day of publication'],
  },
};
