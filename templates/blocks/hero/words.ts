import type { BlockWords } from '../../schema/block/words.ts';
import { keys as keysOfReflection } from '../reflection/words.ts';

const ofReflection = Object.entries(keysOfReflection).map(([key, word]) => [`reflection.${key}`, word] as const);

export const words: BlockWords = {
  name: ['افتتاح الموقع', 'Hero'],
  recipe: 'opening',
  keys: {
    points: ['ما يناله الزائر', 'what the visitor gets'],
    reflection: ['نجمة من الإجابات', 'star of answers'],
    ...Object.fromEntries(ofReflection),
  },
};
