import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `table` block, by language. */
export const labels = defineLabels('table', {
  ar: { ascending: 'مرتب تصاعديًا حسب %s', descending: 'مرتب تنازليًا حسب %s' },
  en: { ascending: 'Sorted by %s, ascending', descending: 'Sorted by %s, descending' },
  fr: { ascending: 'Trié par %s, ordre croissant', descending: 'Trié par %s, ordre décroissant' },
  ur: { ascending: '%s کے لحاظ سے صعودی ترتیب', descending: '%s کے لحاظ سے نزولی ترتیب' },
});
