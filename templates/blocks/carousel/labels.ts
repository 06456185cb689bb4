import { defineLabels } from '../../block/labels.ts';

/** What a carousel says where a site says nothing else. */
export const labels = defineLabels('carousel', {
  ar: {
    description: 'شريط بطاقات متحرك',
    slide: 'بطاقة',
    slideLabel: '%s من %s',
    pause: 'أوقف الحركة التلقائية',
    play: 'شغّل الحركة التلقائية',
    previous: 'البطاقة السابقة',
    next: 'البطاقة التالية',
    first: 'انتقل إلى أول بطاقة',
    last: 'انتقل إلى آخر بطاقة',
    choose: 'اختر البطاقات المعروضة',
    goToSlide: 'انتقل إلى البطاقة %s',
    goToPage: 'انتقل إلى المجموعة %s',
  },
  en: {
    description: 'carousel',
    slide: 'slide',
    slideLabel: '%s of %s',
    pause: 'Stop the automatic movement',
    play: 'Start the automatic movement',
    previous: 'Previous slide',
    next: 'Next slide',
    first: 'Go to the first slide',
    last: 'Go to the last slide',
    choose: 'Choose the slides to show',
    goToSlide: 'Go to slide %s',
    goToPage: 'Go to group %s',
  },
});
