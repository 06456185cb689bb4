import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['فيديو', 'Video'],
  recipe: 'gallery-and-video',
  keys: {
    file: ['ملف الفيديو', 'file of the video'],
    href: ['رابط الفيديو', 'address of the video'],
    title: ['اسم الفيديو', 'name of the video'],
  },
  labels: {
    name: ['كلمات الفيديو', 'words of videos'],
    keys: {
      play: ['تشغيل الفيديو', 'play'],
      from: ['مصدر الفيديو', 'where it comes from'],
      youtube: ['اسم يوتيوب', 'name of YouTube'],
      vimeo: ['اسم فيميو', 'name of Vimeo'],
    },
  },
};
