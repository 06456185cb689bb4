import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['افتتاح خدمة أو منتج', 'Opening of a service'],
  recipe: 'opening',
  keys: {
    glance: ['لمحة سريعة', 'at a glance'],
    subtitle: ['العنوان الفرعي', 'subtitle'],
  },
};
