import { defineLabels } from '../../schema/block/labels.ts';

/** What people say where a site says nothing else. */
export const labels = defineLabels('people', {
  ar: { all: 'الكل', none: 'لا أحد يجمع بين الاختيارين.', hours: 'أوقات الاستقبال' },
  en: { all: 'All', none: 'Nobody matches both choices.', hours: 'Office hours' },
  fr: { all: 'Tous', none: 'Personne ne répond aux deux choix.', hours: 'Permanences' },
  ur: { all: 'سب', none: 'دونوں انتخاب پر کوئی پورا نہیں اترتا۔', hours: 'ملاقات کے اوقات' },
});
