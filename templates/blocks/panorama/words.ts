import type { BlockWords } from '../../block/words.ts';

export const words: BlockWords = {
  name: ['بانوراما', 'Panorama'],
  recipe: 'steps',
  keys: {
    items: ['المشاهد', 'scenes'],
  },
};
