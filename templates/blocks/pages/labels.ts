import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `pages` block, by language. */
export const labels = defineLabels('pages', {
  ar: { around: 'ما قبل هذه الصفحة وما بعدها', previous: 'السابق', next: 'التالي' },
  en: { around: 'Before and after this page', previous: 'Previous', next: 'Next' },
  fr: { around: 'Avant et après cette page', previous: 'Précédent', next: 'Suivant' },
  ur: { around: 'اس صفحے سے پہلے اور بعد', previous: 'پچھلا', next: 'اگلا' },
});
