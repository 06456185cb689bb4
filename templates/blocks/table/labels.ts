/** What sorted tables say where a site says nothing else. */
export const labels = {
  ar: { ascending: 'مرتب تصاعديًا حسب %s', descending: 'مرتب تنازليًا حسب %s' },
  en: { ascending: 'Sorted by %s, ascending', descending: 'Sorted by %s, descending' },
};
