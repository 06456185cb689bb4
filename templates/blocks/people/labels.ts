import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `people` block, by language. */
export const labels = defineLabels('people', {
  ar: { all: 'الكل', none: 'لا أحد يجمع بين الاختيارين.', hours: 'أوقات الاستقبال' },
  en: { all: 'All', none: 'Nobody matches both choices.', hours: 'Office hours' },
  fr: { all: 'Tous', none: 'Personne ne répond aux deux choix.', hours: 'Permanences' },
  ur: { all: 'سب', none: 'دونوں انتخاب پر کوئی پورا نہیں اترتا۔', hours: 'ملاقات کے اوقات' },
});
