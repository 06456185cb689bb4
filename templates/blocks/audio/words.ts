import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['مقطع صوتي', 'Audio'],
  recipe: 'gallery-and-video',
  keys: {
    file: ['ملف الصوت', 'audio file'],
    title: ['اسم المقطع', 'title of the recording'],
  },
  labels: {
    name: ['كلمات المقاطع الصوتية', 'words of recordings'],
    keys: {
      download: ['رابط التنزيل', 'link to the file'],
      transcript: ['نص المقطع', 'transcript'],
    },
  },
};
