import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `reflection` block, by language. */
export const labels = defineLabels('reflection', {
  ar: { reset: 'ابدأ من جديد' },
  en: { reset: 'Start again' },
  fr: { reset: 'Recommencer' },
  ur: { reset: 'دوبارہ شروع کریں' },
});
