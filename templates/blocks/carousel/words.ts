import type { BlockWords } from '../../schema/block/words.ts';

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
  labels: {
    name: ['كلمات الشريط المتحرك', 'words of the carousel'],
    keys: {
      description: ['اسم الشريط', 'what it is called'],
      slide: ['اسم الشريحة', 'what a slide is called'],
      slideLabel: ['رقم الشريحة', 'name of a slide'],
      pause: ['إيقاف الحركة', 'pause'],
      play: ['تشغيل الحركة', 'play'],
      previous: ['السابق', 'previous'],
      next: ['التالي', 'next'],
      first: ['إلى الأول', 'to the first'],
      last: ['إلى الأخير', 'to the last'],
      choose: ['اسم صف النقاط', 'name of the dots'],
      goToSlide: ['نقطة الشريحة', 'dot of a slide'],
      goToPage: ['نقطة المجموعة', 'dot of a group'],
    },
  },
};
