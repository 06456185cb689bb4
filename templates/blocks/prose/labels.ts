import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `prose` block, by language. */
export const labels = defineLabels('prose', {
  ar: {
    done: 'أُنجز:',
    open: 'لم يُنجز:',
    notes: 'الحواشي',
    note: 'الحاشية %s',
    backToText: 'عُد إلى موضع الحاشية %s',
    formula: 'معادلة',
  },
  en: {
    done: 'Done:',
    open: 'Not done:',
    notes: 'Notes',
    note: 'Note %s',
    backToText: 'Back to the mark of note %s',
    formula: 'Formula',
  },
  fr: {
    done: 'Fait :',
    open: 'À faire :',
    notes: 'Notes',
    note: 'Note %s',
    backToText: 'Retour à l’appel de la note %s',
    formula: 'Formule',
  },
  ur: {
    done: 'مکمل:',
    open: 'نامکمل:',
    notes: 'حواشی',
    note: 'حاشیہ %s',
    backToText: 'حاشیہ %s کے مقام پر واپس',
    formula: 'مساوات',
  },
});
