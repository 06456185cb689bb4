import type { CollectionWords } from '../entries/words.ts';

export const words: CollectionWords = {
  name: ['مشاريع', 'Projects'],
  entries: ['المشاريع', 'projects'],
  recipe: 'projects',
  keys: {
    title: ['اسم المشروع', 'name of the project'],
    status: ['الحال', 'status'],
    goal: ['المطلوب', 'goal'],
    collected: ['ما جُمع', 'collected'],
    unit: ['الوحدة', 'unit'],
    until: ['آخر أيامه', 'its last day'],
    give: ['طرق التبرع', 'ways to give'],
    body: ['عن المشروع', 'about the project'],
  },
};
