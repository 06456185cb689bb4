import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['رأي الزائر في الصفحة', 'Opinion of the page'],
  recipe: 'form',
  keys: {
    question: ['السؤال', 'question'],
    comment: ['معه تعليق', 'with a comment'],
  },
  labels: {
    name: ['كلمات السؤال عن الصفحة', 'words for opinions of pages'],
    keys: {
      question: ['السؤال', 'question'],
      yes: ['زر نعم', 'button for yes'],
      no: ['زر لا', 'button for no'],
      addComment: ['فتح التعليق', 'opening of the comment'],
      comment: ['اسم حقل التعليق', 'field of the comment'],
      commentNote: ['سطر تحت اسمه', 'line below its name'],
      thanks: ['الشكر', 'thanks'],
    },
  },
};
