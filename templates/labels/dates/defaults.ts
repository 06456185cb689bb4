export const defaultDatesLabels = {
  ar: { both: '%s الموافق %s', until: 'من %s إلى %s' },
  en: { both: '%s (%s)', until: '%s to %s' },
};
