import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['خريطة', 'Map'],
  recipe: 'places-and-hours',
  keys: {
    link: ['رابط الخريطة', 'link to the map'],
    provider: ['مصدر الخريطة', 'source of the map'],
    title: ['اسم الخريطة', 'name of the map'],
    zoom: ['التقريب', 'zoom'],
  },
};
