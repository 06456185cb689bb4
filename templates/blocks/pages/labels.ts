import { defineLabels } from '../../schema/block/labels.ts';

/** What pages below a page say where a site says nothing else. */
export const labels = defineLabels('pages', {
  ar: { around: 'ما قبل هذه الصفحة وما بعدها', previous: 'السابق', next: 'التالي' },
  en: { around: 'Before and after this page', previous: 'Previous', next: 'Next' },
  fr: { around: 'Avant et après cette page', previous: 'Précédent', next: 'Suivant' },
  ur: { around: 'اس صفحے سے پہلے اور بعد', previous: 'پچھلا', next: 'اگلا' },
});
