import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['أسئلة شائعة', 'Questions and answers'],
  recipe: 'questions',
  keys: {
    items: ['الأسئلة', 'questions'],
    'items.answer': ['الجواب', 'answer'],
    'items.question': ['السؤال', 'question'],
    oneAtATime: ['جواب واحد مفتوح', 'one at a time'],
  },
};
