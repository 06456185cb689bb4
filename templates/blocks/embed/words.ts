import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['معروض من موقع آخر', 'Shown by another site'],
  recipe: 'embed',
  keys: {
    href: ['عنوان المعروض', 'address of what is shown'],
    title: ['اسم المعروض', 'name of what is shown'],
  },
  labels: {
    name: ['كلمات المعروض من مواقع أخرى', 'words of what others show'],
    keys: {
      show: ['عرض المحتوى', 'show'],
      play: ['تشغيل المحتوى', 'play'],
      from: ['مصدر المحتوى', 'where it comes from'],
      youtube: ['اسم يوتيوب', 'name of YouTube'],
      vimeo: ['اسم فيميو', 'name of Vimeo'],
      openstreetmap: ['اسم OpenStreetMap', 'name of OpenStreetMap'],
      googleMaps: ['اسم خرائط قوقل', 'name of Google Maps'],
      tableau: ['اسم Tableau', 'name of Tableau'],
      datawrapper: ['اسم Datawrapper', 'name of Datawrapper'],
      flourish: ['اسم Flourish', 'name of Flourish'],
      figma: ['اسم Figma', 'name of Figma'],
      soundcloud: ['اسم SoundCloud', 'name of SoundCloud'],
      spotify: ['اسم Spotify', 'name of Spotify'],
      x: ['اسم إكس', 'name of X'],
      instagram: ['اسم إنستغرام', 'name of Instagram'],
    },
  },
};
