import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `downloads` block, by language. */
export const labels = defineLabels('downloads', {
  ar: { all: 'الكل', none: 'لا ملف يجمع بين الاختيارين.', undated: 'بلا تاريخ' },
  en: { all: 'All', none: 'No file matches both choices.', undated: 'Undated' },
  fr: { all: 'Tous', none: 'Aucun fichier ne répond aux deux choix.', undated: 'Sans date' },
  ur: { all: 'سب', none: 'دونوں انتخاب پر کوئی فائل پوری نہیں اترتی۔', undated: 'بلا تاریخ' },
});
