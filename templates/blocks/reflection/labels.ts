import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `reflection` block, by language. */
export const labels = defineLabels('reflection', {
  ar: { reset: 'ابدأ من جديد', invitation: 'اختر دائرة، وشاهد النجمة تكبر' },
  en: { reset: 'Start again', invitation: 'Choose a circle and watch the star grow' },
  fr: { reset: 'Recommencer', invitation: 'Choisissez un cercle et voyez grandir l’étoile' },
  ur: { reset: 'دوبارہ شروع کریں', invitation: 'ایک دائرہ چنیں اور ستارے کو بڑھتا دیکھیں' },
});
