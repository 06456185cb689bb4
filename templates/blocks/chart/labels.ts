import { defineLabels } from '../../schema/block/labels.ts';

/** What a chart says where a site says nothing else. */
export const labels = defineLabels('chart', {
  ar: { axisFrom: 'يبدأ المحور من %s لا من الصفر' },
  en: { axisFrom: 'The axis begins at %s, not at zero' },
  fr: { axisFrom: 'L’axe commence à %s, et non à zéro' },
  ur: { axisFrom: 'محور صفر سے نہیں، %s سے شروع ہوتا ہے' },
});
