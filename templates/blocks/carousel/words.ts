import type { BlockWords } from '../words.ts';

export const words: BlockWords = {
  name: ['شريط بطاقات متحرك', 'Carousel'],
  recipe: 'cards',
  keys: {
    arrows: ['السهمان', 'arrows'],
    autoplay: ['الحركة التلقائية', 'movement by itself'],
    breakpoints: ['الشاشات الأضيق', 'narrower screens'],
    'breakpoints.maxWidth': ['حتى عرض', 'up to a width of'],
    'breakpoints.slides': ['المعروض معًا', 'shown at once'],
    dots: ['النقاط', 'dots'],
    loop: ['يدور بلا نهاية', 'goes round'],
    slides: ['المعروض معًا', 'shown at once'],
    speed: ['مدة الحركة', 'speed'],
    step: ['المتحرك معًا', 'moved at once'],
  },
};
