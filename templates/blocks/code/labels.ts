import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `code` block, by language. */
export const labels = defineLabels('code', {
  ar: { name: 'شيفرة', copy: 'نسخ', copied: 'نُسخت', selected: 'حُددت، فانسخها' },
  en: { name: 'Code', copy: 'Copy', copied: 'Copied', selected: 'Selected: copy it' },
  fr: { name: 'Code', copy: 'Copier', copied: 'Copié', selected: 'Sélectionné : copiez-le' },
  ur: { name: 'کوڈ', copy: 'کاپی کریں', copied: 'کاپی ہو گیا', selected: 'منتخب ہے، کاپی کریں' },
});
