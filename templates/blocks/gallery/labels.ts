import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `gallery` block, by language. */
export const labels = defineLabels('gallery', {
  ar: {
    label: 'معرض الصور',
    open: 'افتح الصورة %s',
    position: 'الصورة %s من %s',
    original: 'الأصل: %s',
    close: 'أغلق الصورة',
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
  },
  en: {
    label: 'Pictures',
    open: 'Open picture %s',
    position: 'Picture %s of %s',
    original: 'Original: %s',
    close: 'Close the picture',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  fr: {
    label: 'Images',
    open: 'Ouvrir l’image %s',
    position: 'Image %s sur %s',
    original: 'Original : %s',
    close: 'Fermer l’image',
    previous: 'Image précédente',
    next: 'Image suivante',
  },
  ur: {
    label: 'تصویریں',
    open: 'تصویر %s کھولیں',
    position: 'تصویر %s از %s',
    original: 'اصل: %s',
    close: 'تصویر بند کریں',
    previous: 'پچھلی تصویر',
    next: 'اگلی تصویر',
  },
});
