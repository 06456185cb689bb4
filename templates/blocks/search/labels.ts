import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `search` block, by language. */
export const labels = defineLabels('search', {
  ar: { results: 'عدد النتائج: %s', noResults: 'لا نتائج لهذا البحث', filtersNothing: 'لا يصفّي هذا البحث شيئًا بعد.' },
  en: { results: 'Results: %s', noResults: 'Nothing was found', filtersNothing: 'This search does not filter anything yet.' },
  fr: {
    results: 'Résultats : %s',
    noResults: 'Aucun résultat',
    filtersNothing: 'Cette recherche ne filtre rien pour l’instant.',
  },
  ur: { results: 'نتائج: %s', noResults: 'کچھ نہیں ملا', filtersNothing: 'یہ تلاش ابھی کچھ نہیں چھانٹتی۔' },
});
