import { defineLabels } from '../../block/labels.ts';

/** What running text says beside the content where a site says nothing else. */
export const labels = defineLabels('prose', {
  ar: { done: 'أُنجز:', open: 'لم يُنجز:' },
  en: { done: 'Done:', open: 'Not done:' },
  fr: { done: 'Fait :', open: 'À faire :' },
  ur: { done: 'مکمل:', open: 'نامکمل:' },
});
