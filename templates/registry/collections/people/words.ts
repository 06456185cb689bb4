import type { CollectionWords } from '../entries/words.ts';

export const words: CollectionWords = {
  name: ['أشخاص', 'People'],
  entries: ['الأشخاص', 'people'],
  recipe: 'people',
  keys: {
    title: ['الاسم', 'name'],
    hours: ['أوقات الاستقبال', 'office hours'],
    profiles: ['الحسابات', 'profiles'],
    specialties: ['التخصصات الطبية', 'medical specialties'],
    body: ['السيرة', 'biography'],
  },
};
