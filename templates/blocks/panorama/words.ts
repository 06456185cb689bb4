import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['بانوراما', 'Panorama'],
  recipe: 'steps',
  keys: {
    items: ['المشاهد', 'scenes'],
  },
};
