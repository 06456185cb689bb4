import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `chart` block, by language. */
export const labels = defineLabels('chart', {
  ar: { axisFrom: 'يبدأ المحور من %s لا من الصفر' },
  en: { axisFrom: 'The axis begins at %s, not at zero' },
  fr: { axisFrom: 'L’axe commence à %s, et non à zéro' },
  ur: { axisFrom: 'محور صفر سے نہیں، %s سے شروع ہوتا ہے' },
});
