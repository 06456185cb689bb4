import { defineLabels } from '../../block/labels.ts';

/** What the filter of people says where a site says nothing else. */
export const labels = defineLabels('people', {
  ar: { all: 'الكل' },
  en: { all: 'All' },
  fr: { all: 'Tous' },
  ur: { all: 'سب' },
});
