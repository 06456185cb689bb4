import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['أسعار', 'Prices'],
  recipe: 'prices',
  keys: {
    items: ['الأسعار', 'prices'],
    'items.badge': ['شارة', 'badge'],
    'items.features': ['ما يشمله', 'what it includes'],
    'items.price': ['السعر', 'price'],
  },
};
