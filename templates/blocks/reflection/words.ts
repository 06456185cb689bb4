import type { BlockWords, KeyWords } from '../../schema/block/words.ts';

/** Names of fields, also used in hero blocks. */
export const keys: KeyWords = {
  subject: ['موضوعها', 'subject'],
  scale: ['درجات الإجابة', 'steps of an answer'],
  statements: ['العبارات', 'statements'],
  result: ['الخاتمة', 'closing words'],
};

export const words: BlockWords = {
  name: ['نجمة من الإجابات', 'A star of answers'],
  recipe: 'opening',
  keys,
  labels: {
    name: ['كلمات النجمة', 'words of the star'],
    keys: { reset: ['محو الإجابات', 'take the answers back'], invitation: ['دعوة إلى الإجابة', 'invitation to answer'] },
  },
};
