/** What the filter of people says where a site says nothing else. */
export const labels = {
  ar: { all: 'الكل' },
  en: { all: 'All' },
};
