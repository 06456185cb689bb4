import type { CollectionWords } from '../entries/words.ts';

export const words: CollectionWords = {
  name: ['أماكن', 'Places'],
  entries: ['الأماكن', 'places'],
  recipe: 'places-and-hours',
  keys: {
    title: ['اسم المكان', 'name of the place'],
    kind: ['ما هو', 'what it is'],
    specialties: ['التخصصات الطبية', 'medical specialties'],
    address: ['العنوان', 'address'],
    coordinates: ['الموقع على الخريطة', 'coordinates'],
    seasons: ['أوقات مواسم', 'hours of seasons'],
    schedules: ['أوقات كل خدمة', 'hours of each service'],
    timeZone: ['المنطقة الزمنية', 'time zone'],
    body: ['عن المكان', 'about the place'],
  },
  collection: { timeZone: ['المنطقة الزمنية', 'time zone'] },
};
