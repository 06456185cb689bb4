import { defineLabels } from '../../schema/block/labels.ts';

/** What is said beside statements where a site says nothing else. */
export const labels = defineLabels('reflection', {
  ar: { reset: 'ابدأ من جديد' },
  en: { reset: 'Start again' },
  fr: { reset: 'Recommencer' },
  ur: { reset: 'دوبارہ شروع کریں' },
});
